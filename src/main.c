#include <stdio.h>

#include "clarisql.h"

int main(void) {
    printf("clarisql %s\n", csql_version());
    return 0;
}
