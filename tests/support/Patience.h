#pragma once

namespace sinew::test {

/// Milliseconds after which waiting for something that should come is given up: only a hang takes as long,
/// under sanitizers and on a busy machine too.
constexpr int kPatience = 240000;

} // namespace sinew::test
