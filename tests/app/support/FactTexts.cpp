#include "tests/app/support/FactTexts.h"

#include <QByteArray>

#include <algorithm>
#include <cmath>
#include <sstream>

namespace sinew::test {

std::string rounded(double value) {
    std::ostringstream text;
    text << std::round(value * 100.0) / 100.0;
    return text.str();
}

std::string markOf(const std::string& picture) {
    for (const char* mark : {"BASE", "NORMAL", "METALROUGH", "EMISSIVE", "OCCLUSION", "HAIR", "OPACITY"}) {
        if (picture.ends_with(mark)) {
            return mark;
        }
    }
    return {};
}

bool saysColor(const std::string& material, const ConversionFacts& facts) {
    return material == "paint" || (material == "skin" && !facts.contains("color"));
}

std::string between(const std::string& text, const std::string& before, const std::string& after) {
    const std::size_t start = text.find(before);
    const std::size_t end = text.find(after, std::min(start, text.size() - before.size()) + before.size());
    return start == std::string::npos || end == std::string::npos
               ? std::string()
               : text.substr(start + before.size(), end - start - before.size());
}

std::vector<double> numbersOf(const std::string& text) {
    std::istringstream words(text);
    std::vector<double> numbers;
    for (double number = 0.0; words >> number;) {
        numbers.push_back(number);
    }
    return numbers;
}

std::string dataOf(const std::string& uri) {
    return QByteArray::fromBase64(QByteArray::fromStdString(uri.substr(uri.find(',') + 1))).toStdString();
}

void notePose(double angle, ConversionFacts& facts) {
    if (angle > 1e-3) {
        facts["nodePose"] = rounded(angle);
    }
}

bool isWebP(const std::string& picture) {
    return picture.starts_with("RIFF");
}

bool isKtx2(const std::string& picture) {
    return picture.starts_with("\xabKTX 20");
}

} // namespace sinew::test
