#include "core/base/ReadDecimal.h"
#include "core/base/ReadNumber.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <limits>
#include <random>
#include <string>
#include <system_error>

namespace testReadNumber {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr int kRandomTexts = 4'000;
constexpr double kBefore = 7.0; ///< the value that a text without a number leaves

/// What a reader makes of a text.
struct Reading {
    std::ptrdiff_t length = 0;
    std::errc error{};
    std::uint64_t bits = 0;

    bool operator==(const Reading&) const = default;
};

template<typename Number, typename Reader>
Reading readingBy(Reader reader, const std::string& text) {
    auto value = static_cast<Number>(kBefore);
    const std::from_chars_result result = reader(std::string_view(text), value);
    return {result.ptr - text.data(), result.ec, std::bit_cast<std::uint64_t>(static_cast<double>(value))};
}

template<typename Number>
Reading byLibrary(const std::string& text) {
    return readingBy<Number>([](std::string_view t, Number& value) { return readNumber(t, value); }, text);
}

template<typename Number>
Reading byOwnCode(const std::string& text) {
    return readingBy<Number>([](std::string_view t, Number& value) { return readDecimal(t, value); }, text);
}

#ifdef __cpp_lib_to_chars
template<typename Number>
Reading byStandard(const std::string& text) {
    return readingBy<Number>(
        [](std::string_view t, Number& value) {
            return std::from_chars(t.data(), t.data() + t.size(), value);
        },
        text);
}
#endif

template<typename Number>
bool allAgree(const std::string& text) {
    bool agree = byLibrary<Number>(text) == byOwnCode<Number>(text);
#ifdef __cpp_lib_to_chars
    agree = agree && byLibrary<Number>(text) == byStandard<Number>(text);
#endif
    return agree;
}

template<typename Number, typename... Format>
std::string written(Number value, Format... format) {
    std::array<char, 1200> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value,
                                   std::chars_format::scientific, format...)
                         .ptr;
    return {digits.data(), end};
}

/// A finite number of any size, above zero.
template<typename Number, typename Bits>
Number numberOf(Bits bits) {
    const Number number = std::abs(std::bit_cast<Number>(bits));
    return std::isfinite(number) ? number : std::numeric_limits<Number>::denorm_min();
}

std::string randomSigns(std::mt19937_64& random) {
    constexpr std::string_view kSigns = "0123456789..--eE+infaNxX(_) ";
    std::string text;
    for (std::size_t left = random() % 12; left > 0; --left) {
        text += kSigns[random() % kSigns.size()];
    }
    return text;
}

/// Many digits with a point and an exponent.
std::string randomDigits(std::mt19937_64& random) {
    std::string text;
    for (std::size_t left = 1 + random() % 60; left > 0; --left) {
        text += static_cast<char>('0' + random() % 10);
    }
    text.insert(random() % text.size(), ".");
    return text + 'e' + std::to_string(static_cast<int>(random() % 700) - 350);
}

} // namespace

/// Fractions are read alike by every library: by std::from_chars where it reads them, elsewhere by
/// readDecimal.
class TestReadNumber : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsTheFrontOfTheText_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<qsizetype>("length");
        QTest::addColumn<double>("expected");
        const auto row = [](const char* text, qsizetype length, double expected) {
            QTest::addRow("%s", text) << QString(text) << length << expected;
        };
        constexpr double infinity = std::numeric_limits<double>::infinity();
        constexpr double nan = std::numeric_limits<double>::quiet_NaN();
        row("12", 2, 12.0);
        row("00012", 5, 12.0);
        row("-0", 2, -0.0);
        row("0.0e5", 5, 0.0);
        row("0e99999999999999999999", 22, 0.0);
        row("1.", 2, 1.0);
        row(".5", 2, 0.5);
        row("-.5", 3, -0.5);
        row("1.e5", 4, 1e5);
        row("1E+5", 4, 1e5);
        row("1e-05", 5, 1e-5);
        row("1e0000000000000000000000000005", 30, 1e5);
        row("1e", 1, 1.0);
        row("1e+", 1, 1.0);
        row("1.e-", 2, 1.0);
        row("1e5.5", 3, 1e5);
        row("1..2", 2, 1.0);
        row("1d5", 1, 1.0);
        row("1,5", 1, 1.0);
        row("1_0", 1, 1.0);
        row("0x1p3", 1, 0.0);
        row("inf", 3, infinity);
        row("-INF", 4, -infinity);
        row("infinit", 3, infinity);
        row("-Infinityx", 9, -infinity);
        row("infe5", 3, infinity);
        row("nan", 3, nan);
        row("-NaN", 4, -nan);
        row("nanx", 3, nan);
        row("nan()", 5, nan);
        row("nan(aZ_19)x", 10, nan);
        row("nan(a-b)", 3, nan);
        row("nan(abc", 3, nan);
        row("4e-324", 6, 5e-324);
        row("2.4703282292062328e-324", 23, 5e-324);
        row("2.2250738585072011e-308", 23, 2.2250738585072011e-308);
        row("1.7976931348623157e308", 22, std::numeric_limits<double>::max());
        row("1.7976931348623158079e308", 25, std::numeric_limits<double>::max());
        row("9007199254740993", 16, 9007199254740992.0);
        row("9007199254740993.0000000000000000000000000001", 45, 9007199254740994.0);
    }

    void readsTheFrontOfTheText() {
        QFETCH(QString, text);
        QFETCH(qsizetype, length);
        QFETCH(double, expected);
        const Reading wanted{length, std::errc(), std::bit_cast<std::uint64_t>(expected)};
        QVERIFY(byLibrary<double>(text.toStdString()) == wanted);
        QVERIFY(allAgree<double>(text.toStdString()));
        QVERIFY(allAgree<float>(text.toStdString()));
    }

    void otherTextsLeaveTheValue_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("outOfRange");
        for (const char* text : {"", "-", ".", "-.", "e5", ".e5", "+1", "+inf", " 1", "--1", "-+1", "i", "in",
                                 "n", "na", "x1", "(1)"}) {
            QTest::addRow("none: %s", text) << QString(text) << false;
        }
        for (const char* text :
             {"1e309", "-1e309", "1e-324", "-1e-324", "1.7976931348623159e308", "2.4703282292062327e-324",
              "1e99999999999999999999", "1e-99999999999999999999"}) {
            QTest::addRow("not held: %s", text) << QString(text) << true;
        }
    }

    void otherTextsLeaveTheValue() {
        QFETCH(QString, text);
        QFETCH(bool, outOfRange);
        const Reading wanted{outOfRange ? text.size() : 0,
                             outOfRange ? std::errc::result_out_of_range : std::errc::invalid_argument,
                             std::bit_cast<std::uint64_t>(kBefore)};
        QVERIFY(byLibrary<double>(text.toStdString()) == wanted);
        QVERIFY(allAgree<double>(text.toStdString()));
        QVERIFY(allAgree<float>(text.toStdString()));
    }

    void aPartOfATextEndsTheNumber() {
        const std::string text = "123456";
        double value = 0.0;
        const auto result = readDecimal(std::string_view(text).substr(1, 3), value);
        QCOMPARE(value, 234.0);
        QVERIFY(result.ptr == text.data() + 4);
        int whole = 0;
        QVERIFY(readNumber(std::string_view(text).substr(1, 3), whole).ptr == text.data() + 4);
        QCOMPARE(whole, 234);
    }

    /// The last of many digits decides between two numbers.
    void manyDigitsCount() {
        const std::string midway =
            "1.00000000000000011102230246251565404236316680908203125"; // 1 and the next
        QCOMPARE(byOwnCode<double>(midway).bits, std::bit_cast<std::uint64_t>(1.0));
        for (const std::size_t zeros : {10U, 700U, 800U, 5000U}) {
            const std::string text = midway + std::string(zeros, '0') + '1';
            QCOMPARE(byOwnCode<double>(text).bits, std::bit_cast<std::uint64_t>(std::nextafter(1.0, 2.0)));
            QVERIFY(allAgree<double>(text));
            QVERIFY(allAgree<double>(std::string(zeros, '0') + text));
            QVERIFY(allAgree<double>('1' + std::string(zeros, '0') + "3e-" + std::to_string(zeros)));
            QVERIFY(allAgree<double>("0." + std::string(zeros, '0') + "3e" + std::to_string(zeros)));
        }
    }

    /// Numbers of all sizes, digits midway between two of them, and what is hardly a number.
    void randomTextsAreReadAlike() {
        std::mt19937_64 random(11);
        for (int i = 0; i < kRandomTexts; ++i) {
            const auto number = numberOf<double>(random());
            const auto small = numberOf<float>(static_cast<std::uint32_t>(random()));
            QCOMPARE(byOwnCode<double>(written(number)).bits, std::bit_cast<std::uint64_t>(number));
            QCOMPARE(byOwnCode<float>(written(small)).bits,
                     std::bit_cast<std::uint64_t>(static_cast<double>(small)));
            const double next = std::nextafter(small, 0.0F);
            for (const std::string& text :
                 {written(number, static_cast<int>(random() % 30)), written((small + next) / 2, 160),
                  randomSigns(random), randomDigits(random)}) {
                QVERIFY2(allAgree<double>(text) && allAgree<float>(text), text.c_str());
            }
        }
    }
};

SINEW_TEST(TestReadNumber, NoApplication)

} // namespace testReadNumber

#include "TestReadNumber.moc"
