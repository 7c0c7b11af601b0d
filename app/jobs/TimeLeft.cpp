#include "app/jobs/TimeLeft.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

/// Before that a guess is worth nothing.
constexpr double kTellFromFraction = 0.08;
constexpr double kTellFromSeconds = 0.3;
/// So long until what is told has sunk most of the distance to a shorter guess.
constexpr double kSinkSeconds = 2.0;
/// A guess beyond so many times what is told, and so many seconds more, is told at once.
constexpr double kFarLonger = 1.5;
constexpr double kLongerSeconds = 3.0;
constexpr double kShortestSeconds = 0.5; // work that runs is not over

} // namespace

double TimeLeft::after(double seconds, double fraction) {
    if (fraction <= kTellFromFraction || seconds <= kTellFromSeconds) {
        return m_left;
    }
    const double guess = seconds * (1.0 - fraction) / fraction;
    const double passed = seconds - m_seconds;
    m_seconds = seconds;
    if (m_left < 0.0 || guess > kFarLonger * m_left + kLongerSeconds) {
        m_left = guess;
    } else if (const double counted = m_left - passed; guess < counted) {
        m_left = guess + (counted - guess) * std::exp(-passed / kSinkSeconds);
    } else {
        m_left = std::min(m_left, guess);
    }
    m_left = std::max(m_left, kShortestSeconds);
    return m_left;
}

} // namespace sinew
