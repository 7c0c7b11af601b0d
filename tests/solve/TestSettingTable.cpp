#include "core/bind/settings/BindSettings.h"
#include "core/solve/Bind.h"
#include "tests/support/MemberCount.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <limits>
#include <map>
#include <set>
#include <string_view>
#include <utility>

namespace testSettingTable {

using namespace sinew;
using namespace sinew::test;

namespace {

// Another value than the default, by the kind of the row.

void change(const Setting<bool, Switch>& row, BindSettings& settings) {
    settings.*row.member = !(settings.*row.member);
}

void change(const Setting<double, NumberRange>& row, BindSettings& settings) {
    settings.*row.member = (row.kind.min + 2.0 * row.kind.max) / 3.0;
}

void change(const Setting<int, PowerOfTwo>& row, BindSettings& settings) {
    settings.*row.member = row.kind.min;
}

void change(const Setting<int, CountOrAll>& row, BindSettings& settings) {
    settings.*row.member = row.kind.max;
}

void change(const Setting<std::size_t, Bytes>& row, BindSettings& settings) {
    settings.*row.member = 1;
}

template<typename T, std::size_t N>
void change(const Setting<T, Choice<T, N>>& row, BindSettings& settings) {
    settings.*row.member = row.kind.names[N - 1].second;
}

template<typename T, std::size_t N>
void change(const Setting<T, Flags<T, N>>& row, BindSettings& settings) {
    bool& flag = (settings.*row.member).*row.kind.names[0].second;
    flag = !flag;
}

template<typename T>
void change(const ListSetting<std::vector<T>>& row, BindSettings& settings) {
    row.with(settings, [](std::vector<T>& list) { list.emplace_back(); });
}

void change(const ListSetting<std::string>& row, BindSettings& settings) {
    row.with(settings, [](std::string& solver) { solver = "nearest"; });
}

void change(const ListSetting<JointChoice, std::vector<std::string>>& row, BindSettings& settings) {
    row.with(settings,
             [](JointChoice& choice, std::vector<std::string>& /*joints*/) { choice = JointChoice::All; });
}

/// Which stages differ.
std::set<SettingStage> differing(const BindSettings& a, const BindSettings& b) {
    std::set<SettingStage> stages;
    const auto add = [&](SettingStage stage, bool same) {
        if (!same) {
            stages.insert(stage);
        }
    };
    add(SettingStage::Input, a.input() == b.input());
    add(SettingStage::Volume, a.volume() == b.volume());
    add(SettingStage::Distance, a.distance() == b.distance() && a.method() == b.method());
    add(SettingStage::Weighting, a.weighting() == b.weighting());
    add(SettingStage::Run, a.run() == b.run());
    return stages;
}

BindRework reworkOf(SettingStage stage) {
    switch (stage) {
    case SettingStage::Input:
    case SettingStage::Volume:
        return BindRework::Volume;
    case SettingStage::Distance:
        return BindRework::Distances;
    case SettingStage::Weighting:
        return BindRework::Weights;
    case SettingStage::Run:
        break;
    }
    return BindRework::Nothing;
}

/// What a change of this row asks for while `settings` hold.
BindRework reworkOf(const SettingInfo& row, const BindSettings& settings) {
    if (std::string_view(row.key) == "solver") {
        return BindRework::Volume;
    }
    return row.counts == nullptr || row.counts(settings) ? reworkOf(row.stage) : BindRework::Nothing;
}

template<typename T, typename Kind>
constexpr std::size_t membersOf(const Setting<T, Kind>& /*row*/) {
    return 1;
}

template<typename... T>
constexpr std::size_t membersOf(const ListSetting<T...>& /*row*/) {
    return sizeof...(T);
}

} // namespace

class TestSettingTable : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// A member without a row is neither kept in recipes nor checked.
    void hasEveryMember() {
        std::map<SettingStage, std::size_t> members;
        forEachSetting([&](const auto& row) { members[row.stage] += membersOf(row); });
        QCOMPARE(members[SettingStage::Input], memberCount<InputSettings>());
        QCOMPARE(members[SettingStage::Volume], memberCount<VolumeSettings>());
        QCOMPARE(members[SettingStage::Distance],
                 memberCount<DistanceSettings>() + memberCount<SolverSettings>());
        QCOMPARE(members[SettingStage::Weighting], memberCount<WeightingSettings>());
        QCOMPARE(members[SettingStage::Run], memberCount<RunSettings>());
    }

    void rowsAreToldApart() {
        std::set<std::string> names;
        std::size_t count = 0;
        forEachSetting([&](const auto& row) {
            names.insert(row.key);
            ++count;
            BindSettings changed;
            change(row, changed);
            std::size_t differ = 0;
            forEachSetting(
                [&](const auto& other) { differ += other.same(BindSettings(), changed) ? 0U : 1U; });
            QVERIFY2(differ == 1 && !row.same(BindSettings(), changed), row.key);
        });
        QCOMPARE(names.size(), count);
    }

    void aChangeRedoesTheRowsStage() {
        forEachSetting([](const auto& row) {
            BindSettings before;
            BindSettings after = before;
            change(row, after);
            QVERIFY2(differing(before, after) == std::set{row.stage}, row.key);
            QVERIFY2(reworkFor(before, after) == reworkOf(row, before), row.key);
        });
        BindSettings everywhere;
        QVERIFY(gapCounts(everywhere));
        everywhere.automatic = false;
        QVERIFY(!gapCounts(everywhere));
    }

    /// Of every row that does not always count there is a solver for which it does and one for which it does
    /// not; those that the default solver has no use for are another's own, and are not the presets'
    /// business.
    void rowsCountForTheirSolvers() {
        forEachSetting([](const auto& row) {
            if (row.counts == nullptr) {
                QVERIFY2(!row.solversOwn, row.key);
                return;
            }
            const auto counts = [&](const char* solver) {
                BindSettings settings;
                settings.solver = solver;
                return row.counts(settings);
            };
            QVERIFY2(counts("geodesic") == !row.solversOwn, row.key);
            QVERIFY2(!counts("rigid"), row.key);
            QVERIFY2(counts("geodesic") || counts("biharmonic") || counts("heat") || counts("envelope") ||
                         counts("inverse-distance") || counts("picture"),
                     row.key);
            if constexpr (requires { row.paper; }) {
                QVERIFY2(!row.solversOwn || !row.paper, row.key);
            }
        });
    }

    void presetsSetTheirRowsAlone() {
        BindSettings changed;
        forEachSetting([&](const auto& row) { change(row, changed); });
        const BindSettings paper = paperSettings(changed);
        const BindSettings standard = standardSettings(changed);
        forEachSetting([&](const auto& row) {
            if constexpr (requires { row.paper; }) {
                QVERIFY2(row.paper ? paper.*row.member == *row.paper : row.same(paper, changed), row.key);
                QVERIFY2(row.same(standard, row.paper ? BindSettings() : changed), row.key);
            } else {
                QVERIFY2(row.same(paper, row.preset ? BindSettings() : changed), row.key);
                QVERIFY2(row.same(standard, row.preset ? BindSettings() : changed), row.key);
            }
        });
    }

    void rangesAreKept() {
        const auto refused = [](const BindSettings& settings, const std::string& option) {
            const Expected<void> sound = validate(settings);
            return !sound && sound.error().code == ErrorCode::ParameterOutOfRange &&
                   sound.error().arguments.front() == option;
        };
        forEachSetting([&](const auto& row) {
            if constexpr (requires { row.kind.max; }) {
                using Number = typename std::remove_cvref_t<decltype(row)>::Value;
                BindSettings settings;
                settings.*row.member = row.kind.max;
                QVERIFY2(validate(settings), row.key);
                settings.*row.member = row.kind.max + 1;
                QVERIFY2(refused(settings, optionOf(row)), row.key);
                settings.*row.member = -1;
                QVERIFY2(refused(settings, optionOf(row)), row.key);
                if constexpr (std::is_floating_point_v<Number>) {
                    settings.*row.member = std::numeric_limits<Number>::quiet_NaN();
                    QVERIFY2(refused(settings, optionOf(row)), row.key);
                    settings.*row.member = 0.5 * row.kind.min; // 0 may stand for something
                    QVERIFY2(row.kind.min == 0.0 || refused(settings, optionOf(row)), row.key);
                }
            }
        });
        BindSettings between;
        between.resolution = 300;
        QVERIFY(refused(between, "resolution"));
        BindSettings automatic;
        QCOMPARE(automatic.penalty, kAutomaticPenalty);
        QVERIFY(validate(automatic));
        automatic.penalty = 0.0; // none, which is not what automatic is
        QVERIFY(validate(automatic));
        QCOMPARE(effectivePenalty(automatic), 0.0);
    }

    void optionsHaveTheKeysWords() {
        QCOMPARE(optionOf({"guessLoneBones", SettingStage::Input}), std::string("guess-lone-bones"));
        QCOMPARE(optionOf({"gap", SettingStage::Volume}), std::string("gap"));
        QCOMPARE(optionOf({"insideRule", SettingStage::Volume, "inside"}), std::string("inside"));
    }
};

SINEW_TEST(TestSettingTable, sinew::test::NoApplication)

} // namespace testSettingTable

#include "TestSettingTable.moc"
