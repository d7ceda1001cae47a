"""A source of chance that is the same in every Python, and names that rows are made of."""

import random


class Chance:
    """Draws from Random.random() only: the one method whose sequence Python promises to keep."""

    def __init__(self, seed):
        self.real = random.Random(seed).random

    def integer(self, low, high):
        return low + int(self.real() * (high - low + 1))

    def chance(self, share):
        return self.real() < share

    def choice(self, items):
        return items[int(self.real() * len(items))]

    def weighted(self, pairs):
        """One of the keys of {item: weight}, in the order of the dictionary."""
        mark = self.real() * sum(pairs.values())
        for item, weight in pairs.items():
            mark -= weight
            if mark < 0:
                return item
        return item

    def sample(self, items, count):
        left = list(items)
        return [left.pop(int(self.real() * len(left))) for _ in range(min(count, len(left)))]


FIRST_NAMES = """Aaliyah Aaron Abena Adrian Aiko Alain Alejandra Alice Amara Amir Ana Anders Andrea Anika Anton Arjun
Astrid Ayesha Beatriz Ben Bianca Boris Bruno Camille Carlos Carmen Caroline Cem Chiara Chloe Claire Cyril Daniel Daria
David Deepa Diego Dimitri Dora Edith Eduardo Elena Elif Elin Emeka Emil Emma Eric Esther Eva Fatima Felix Femi Fiona
Florian Frank Gabriel George Giulia Grace Greta Hana Hannah Hans Hassan Helen Henrik Ibrahim Ida Igor Ines Ingrid Irene
Isaac Ivan Jack James Jan Jasmine Javier Jerome Jin Joanna Johan Jonas Jorge Judith Julia Kaito Karen Karim Katya Kenji
Kofi Kwame Laila Lars Laura Leila Lena Leo Leon Liam Linda Lucas Lucia Luis Magda Mai Malik Marco Maria Marta Martin
Mateo Maya Mei Mia Michael Mila Milan Mina Miriam Mohammed Mona Nadia Naomi Natalia Nathan Nia Nicolas Nina Noah Noor
Olga Oliver Omar Oscar Otto Pablo Paul Paula Pedro Petra Philip Priya Rachel Rahul Rania Ravi Rita Robert Rosa Ruth
Samir Samuel Sandra Sanjay Sara Selma Simon Sofia Stefan Sven Tamar Tara Teresa Theo Thomas Tomas Uma Vera Victor
Viktor Wanda Wei William Yara Yasmin Yuki Yusuf Zara Zoe""".split()

LAST_NAMES = """Abbott Adeyemi Ahmed Almeida Anderson Aoki Bakker Banerjee Barros Baumann Becker Bergman Bianchi Blake
Bond Boyd Brandt Brown Castillo Chen Clarke Cohen Costa Cruz Dahl Das Davies Delgado Diaz Dubois Eriksen Evans Farah
Fernandez Ferrari Fischer Foster Fontaine Garcia Gomez Gonzalez Green Gruber Gupta Haddad Hall Hansen Harris Hayes
Hernandez Hoffmann Holm Horvat Hughes Huber Ito Ivanov Jackson Jansen Johansson Jones Kaya Keller Khan Kim King Kowalski
Kumar Lam Larsen Laurent Lee Lehmann Lewis Lim Lind Lopez Marino Martin Martinez Mazur Mehta Meier Mendes Mensah Meyer
Miller Moreau Morgan Moser Murphy Nakamura Navarro Nguyen Nielsen Novak Nowak Nwosu Okafor Okoye Olsen Ortiz Osei Owens
Palmer Park Patel Pereira Perez Petrov Popescu Price Quinn Ramirez Rao Reyes Ricci Rivera Roberts Romano Rossi Ruiz
Russo Sanchez Santos Sato Schmidt Schneider Silva Singh Smith Sousa Stein Suzuki Svensson Takahashi Tan Tanaka Taylor
Thomsen Torres Tran Turner Usman Varga Vasquez Vogel Wagner Walker Wang Weber White Williams Wilson Wolf Wong Wood
Yamamoto Yang Yilmaz Young Zhang Ziegler""".split()

CITIES = """Amsterdam Antwerp Athens Atlanta Austin Barcelona Basel Belfast Bergen Berlin Bilbao Birmingham Bordeaux
Boston Bristol Brno Brussels Budapest Calgary Cardiff Chicago Cologne Copenhagen Cork Dallas Denver Dresden Dublin
Edinburgh Florence Gdansk Geneva Genoa Ghent Glasgow Graz Hamburg Helsinki Houston Krakow Lagos Leeds Leipzig Lille
Lisbon Liverpool Ljubljana London Lyon Madrid Malaga Manchester Marseille Milan Montreal Munich Nairobi Nantes Naples
Nice Oslo Ottawa Palermo Paris Phoenix Porto Prague Riga Rome Rotterdam Salzburg Seattle Seville Sofia Stockholm
Stuttgart Tallinn Toronto Toulouse Turin Utrecht Valencia Vancouver Vienna Vilnius Warsaw Zagreb Zurich""".split()

STREETS = """High Street|Station Road|Mill Lane|Church Street|Park Avenue|Harbour Road|Market Square|Bridge Street|Oak
Avenue|Victoria Road|Garden Terrace|Queen Street|Canal Walk|Hill Crescent|Maple Drive|Forge Lane|Abbey Close|Orchard
Way|North Parade|West Quay""".replace("\n", " ").split("|")

WORDS = """called again left message asked about delivery price renewal refund late damaged parcel will follow up happy
with service wants discount no answer moved address updated waiting for approval sent reminder paid by card needs
invoice copy changed appointment prefers email urgent review checked twice resolved on site""".split()
