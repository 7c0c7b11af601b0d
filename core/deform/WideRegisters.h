#pragma once

#include <cstddef>
#include <type_traits>

namespace sinew {

/// As many doubles as a register of kBytes holds, reckoned with side by side.
template<std::size_t kBytes>
struct Registers;
template<>
struct Registers<16> {
    using Doubles [[gnu::vector_size(16)]] = double;
};
template<>
struct Registers<32> {
    using Doubles [[gnu::vector_size(32)]] = double;
};

template<std::size_t kBytes>
using RegisterBytes = std::integral_constant<std::size_t, kBytes>;

#if defined(__x86_64__)
/// The body and all it calls in its own file, compiled for registers of 32 bytes.
template<typename Body>
[[gnu::target("avx2"), gnu::flatten]] void runWide(const Body& body) {
    body(RegisterBytes<32>());
}
#endif

/// Calls body(RegisterBytes) compiled for the widest registers this machine has. Same bytes on every machine:
/// wide registers round as narrow ones do, and multiply-adds are never fused (-ffp-contract=off).
template<typename Body>
void inWidestRegisters(const Body& body) {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx2")) {
        runWide(body);
        return;
    }
#endif
    body(RegisterBytes<16>());
}

} // namespace sinew
