#!/bin/sh
# How the time of a bind grows: by resolution, by triangles, by bones in thin limbs. Prints a table.
#   tests/bench/growth.sh [build/release/bin/sinew_bench] [filter]
set -eu
bench=${1:-build/release/bin/sinew_bench}
filter=${2:-grow}
"$bench" --benchmark_filter="$filter" --benchmark_format=csv 2>/dev/null | awk -F, '
    /^name,/ { for (i = 1; i <= NF; ++i) { gsub(/"/, "", $i); column[$i] = i }
               printf "| %-24s | %10s | %10s | %10s | %6s | %14s |\n", "case", "ms", "leaves", "triangles", "bones", "ns per leaf"
               print "|---|---:|---:|---:|---:|---:|" }
    /^"grow/ { gsub(/"/, "", $1); sub(/\/real_time/, "", $1)
               printf "| %-24s | %10.1f | %10d | %10d | %6d | %14.1f |\n", $1, $column["real_time"],
                      $column["leaves"], $column["triangles"], $column["bones"],
                      1e6 * $column["real_time"] / $column["leaves"] }'
