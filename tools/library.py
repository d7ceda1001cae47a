"""The few functions of libclarisql that the tools call, so that they split names and measure as it does."""
import ctypes


class Words(ctypes.Structure):
    _fields_ = [(name, ctypes.POINTER(ctypes.c_char_p)) for name in ("norm", "stem", "written")]
    _fields_.append(("count", ctypes.c_size_t))


class Library:
    def __init__(self, path):
        self.lib = ctypes.CDLL(str(path))
        self.lib.arena_new.restype = ctypes.c_void_p
        self.lib.arena_free.argtypes = [ctypes.c_void_p]
        self.lib.text_words.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t,
                                        ctypes.POINTER(Words), ctypes.c_void_p]
        self.embed = None

    def words(self, identifier):
        """The words of an identifier, abbreviations expanded."""
        arena, words, data = self.lib.arena_new(), Words(), identifier.encode()
        if self.lib.text_words(arena, data, len(data), ctypes.byref(words), None) != 0:
            raise ValueError(identifier)
        out = [words.norm[i].decode() for i in range(words.count)]
        self.lib.arena_free(arena)
        return out

    def open(self, folder):
        self.lib.embed_open.argtypes = [ctypes.c_char_p, ctypes.POINTER(ctypes.c_void_p), ctypes.c_void_p]
        self.lib.embed_similarity.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_char_p]
        self.lib.embed_similarity.restype = ctypes.c_float
        handle = ctypes.c_void_p()
        if self.lib.embed_open(str(folder).encode(), ctypes.byref(handle), None) != 0:
            raise OSError(f"{folder}: cannot open the vectors and the lexicon")
        self.embed = handle

    def similarity(self, a, b):
        return self.lib.embed_similarity(self.embed, a.encode(), b.encode())
