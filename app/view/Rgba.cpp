#include "app/view/Rgba.h"

namespace sinew {

Rgba mixed(Rgba a, Rgba b, float share) {
    Rgba result = 0;
    for (unsigned c = 0; c < 4; ++c) {
        const auto from = static_cast<float>(channel(a, c));
        const auto to = static_cast<float>(channel(b, c));
        result |= byteOf((from + share * (to - from)) / 255.0F) << (8U * c);
    }
    return result;
}

Rgba composed(Rgba under, Rgba over) {
    const unsigned overAlpha = channel(over, 3);
    if (overAlpha == 255 || channel(under, 3) == 0) {
        return over;
    }
    if (overAlpha == 0) {
        return under;
    }
    const float upper = static_cast<float>(overAlpha) / 255.0F;
    const float lower = (1.0F - upper) * static_cast<float>(channel(under, 3)) / 255.0F;
    const float alpha = upper + lower;
    return withAlpha(mixed(under, over, upper / alpha), alpha);
}

} // namespace sinew
