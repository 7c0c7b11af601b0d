#include "app/cli/bind/BindOptions.h"
#include "app/recipe/ListFields.h"
#include "core/bind/settings/Lattice.h"
#include "core/bind/settings/WireCurve.h"
#include "tests/support/MemberCount.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <set>

namespace testListFields {

using namespace sinew;
using namespace sinew::test;

namespace {

using Json = nlohmann::ordered_json;

// Another value than the default, that needs all its digits or is as odd as it may be.

void change(const AsTyped& /*kind*/, bool& value) {
    value = !value;
}
void change(const AsTyped& /*kind*/, double& value) {
    value = 0.1 + 0.2;
}
void change(const AsTyped& /*kind*/, std::size_t& value) {
    value = 4294967295U;
}
void change(const AsTyped& /*kind*/, std::string& value) {
    value = "Hüfte \"1\"";
}
void change(const AsTyped& /*kind*/, Vec3& value) {
    value = Vec3(0.1 + 0.2, 1e-300, 1.0 / 3.0);
}
template<std::size_t N>
void change(const AsTyped& /*kind*/, std::array<std::uint32_t, N>& value) {
    value.fill(7);
}
void change(const AsTyped& /*kind*/, AlphaKey& value) {
    value = {-30.5, 1.0 / 3.0};
}
void change(const AsTyped& /*kind*/, DriverKey& value) {
    value = {-30.5, 1.0 / 3.0};
}
void change(const AsTyped& /*kind*/, DriverPose& value) {
    value = {"Hüfte \"1\"", Vec3(0.1 + 0.2, -90.0, 1.0 / 3.0)};
}
template<typename T>
void change(const AsTyped& kind, std::vector<T>& value) {
    change(kind, value.emplace_back());
}
void change(const AsTyped& /*kind*/, std::vector<std::uint32_t>& value) {
    value = {0, 3, 4294967295U};
}
void change(const AsTyped& /*kind*/, std::vector<float>& value) {
    value = {0.1F, 1.0F};
}
void change(const FilledText& /*kind*/, std::string& value) {
    value = "nearest";
}
void change(const UpTo& kind, double& value) {
    value = kind.max / 3.0;
}
void change(const Whole& kind, int& value) {
    value = static_cast<int>(kind.max);
}
void change(const CountOrAll& kind, int& value) {
    value = kind.max;
}
void change(const LevelAsResolution& kind, int& value) {
    value = std::countr_zero(static_cast<unsigned>(kind.max));
}
template<typename T, std::size_t N>
void change(const Choice<T, N>& kind, T& value) {
    value = kind.names[N - 1].second;
}
void change(const AsTyped& /*kind*/, LatticeCounts& value) {
    value = {2, 5, 8};
}
/// Decides which other fields there are.
void change(const Choice<SolidShape, 4>& /*kind*/, SolidShape& /*value*/) {}
/// Likewise: a lattice with counts stays one.
void change(const Choice<CageKind, 3>& /*kind*/, CageKind& value) {
    value = value == CageKind::Mesh ? CageKind::Wire : value;
}
template<typename Kind, typename M>
void change(const Kind& kind, std::optional<M>& value) {
    change(kind, value.emplace());
}

// The value as it is typed.

std::string exact(double number) {
    return Json(number).dump();
}
std::string typedText(const UpTo& /*kind*/, double value) {
    return exact(value);
}
std::string typedText(const CountOrAll& /*kind*/, int value) {
    return value == 0 ? "all" : std::to_string(value);
}
std::string typedText(const FilledText& /*kind*/, const std::string& value) {
    return value;
}
std::string typedText(const AsTyped& /*kind*/, const std::vector<std::string>& names) {
    std::string text;
    for (const std::string& name : names) {
        text += (text.empty() ? "" : ",") + name;
    }
    return text;
}
template<typename T, std::size_t N>
std::string typedText(const Choice<T, N>& kind, T value) {
    return nameOf(kind.names, value);
}
template<typename Kind, typename M>
std::string typedText(const Kind& kind, const std::optional<M>& value) {
    return typedText(kind, *value);
}

// What a row holds of a value.

template<typename T, typename M, typename Kind>
std::set<const void*> membersOf(const Field<T, M, Kind>& row, const T& value) {
    return {&(value.*row.member)};
}
template<typename T, typename M>
std::set<const void*> membersOf(const Inlined<T, M>& row, const T& value) {
    return {&(value.*row.member)};
}
template<typename T>
std::set<const void*> membersOf(const Check<T>& /*row*/, const T& /*value*/) {
    return {};
}
std::set<const void*> membersOf(const RegionShape& /*row*/, const Region& region) {
    return {&region.solid, &region.painting};
}
std::set<const void*> membersOf(const HandleShape& /*row*/, const Handle& handle) {
    return {&handle.solid, &handle.region, &handle.vertices};
}
std::set<const void*> membersOf(const RegionBlend& /*row*/, const Region& region) {
    return {&region.blend, &region.blendOfHeight};
}

template<typename T, typename Use>
void forEachRow(const Use& use) {
    std::apply([&](const auto&... row) { (use(row), ...); }, FieldsOf<T>::rows);
}

template<typename T>
bool goesThroughJson(const T& value) {
    T again;
    return readObject(objectJson(value), again) && again == value;
}

/// Calls `use` with each row that is a field in force, and with a value in which it is another.
template<typename T, typename Use>
void forEachChange(const T& start, const Use& use) {
    forEachRow<T>([&](const auto& row) {
        if constexpr (requires { change(row.kind, std::declval<T&>().*row.member); }) {
            if (row.applies == nullptr || row.applies(start)) {
                T value = start;
                change(row.kind, value.*row.member);
                use(row, value);
            }
        }
    });
}

/// Whether a value has fields that are in force only with this one.
template<typename T>
bool othersNeed(const std::string& /*key*/, const T& /*value*/) {
    return false;
}
bool othersNeed(const std::string& key, const Cage& cage) {
    return key == "kind" && cage.kind == CageKind::Lattice;
}

/// Every field by itself, its absence, a field of another kind and one that nobody knows.
template<typename T>
void fieldsHold(const T& start) {
    QVERIFY(goesThroughJson(start));
    forEachChange(start, [](const auto& row, const T& value) {
        QVERIFY2(goesThroughJson(value), row.key);
        Json object = objectJson(value);
        QVERIFY2(object.contains(row.key), row.key);
        T again;
        const Json field = object[row.key];
        object[row.key] = Json::object();
        QVERIFY2(!readObject(object, again), row.key);
        object.erase(row.key);
        again = T();
        QVERIFY2(readObject(object, again) != (row.isNeeded || othersNeed(row.key, value)), row.key);
        object[row.key] = field;
        object["unknown"] = 1;
        again = T();
        QVERIFY2(!readObject(object, again), row.key);
    });
}

template<typename T>
void everyMemberHasARow() {
    const T value{};
    std::set<const void*> members;
    forEachRow<T>([&](const auto& row) { members.merge(membersOf(row, value)); });
    QCOMPARE(members.size(), memberCount<T>());
}

std::string cornersText(const Vec3& a, const Vec3& b) {
    std::string text;
    for (const double number : {a.x(), a.y(), a.z(), b.x(), b.y(), b.z()}) {
        text += (text.empty() ? "" : ",") + exact(number);
    }
    return text;
}

Region ball() {
    Region region;
    region.name = "a=b";
    region.solid = Solid::sphere(Vec3(0.1, 0.2, 0.3), 0.4);
    return region;
}

Region painted() {
    Region region;
    region.name = "paint";
    region.solid.reset();
    region.painting =
        std::make_shared<const Painting>(Painting{{"Body", 12, {0, 3, 11}, {0.1F, 0.5F, 1.0F}}});
    return region;
}

const Solid kCapsule = Solid::capsule(Vec3(0.1, 0.2, 0.3), Vec3(1, 2, 3), 0.4);
const Solid kBox = Solid::box(Vec3(0.1, 0.2, 0.3), Vec3(1, 2, 3));

} // namespace

class TestListFields : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void fieldsAreWrittenAndRead() {
        fieldsHold(Solid::point(Vec3::Zero()));
        fieldsHold(Solid::sphere(Vec3(1, 2, 3), 0.5));
        fieldsHold(kCapsule);
        fieldsHold(kBox);
        fieldsHold(RefineBox{Vec3(-1, -1, -1), Vec3(3, 4, 5.5), 4});
        fieldsHold(VoxelEdit{VoxelEditKind::Separate, kBox});
        fieldsHold(Handle{"Jaw", kCapsule});
        fieldsHold(Cage{"belly", {Vec3::Zero()}, {}, {}, {}, {}});
        fieldsHold(makeLattice("box", Aabb{Vec3::Zero(), Vec3::Ones()}));
        fieldsHold(makeWire("brow", {Vec3::Zero(), Vec3::Ones()}, 0.1));
        fieldsHold(PartRule{"Hair", 0, PartBinding::CopySkin, {}});
        fieldsHold(BoneAlpha{"Jaw", 0.3});
        fieldsHold(BoneSmoothness{"Hair", 90.0});
        fieldsHold(BoneVolume{"Arm", AxisVolumeShape::Box, {0.5, 0.25}, 0.1, -0.2, Vec3(1, -2, 3)});
        fieldsHold(AlphaKey{-30.0, 0.3});
        fieldsHold(AlphaCurve{"Jaw", JointAngle::Twist, {{30.0, 0.3}}, {}, {}});
        fieldsHold(DriverKey{-30.0, 0.3});
        fieldsHold(JointDriver{"Jaw", JointAngle::BendX, DriverChannel::ScaleY, "Chin", {{30.0, 0.3}}});
        fieldsHold(PaintedPart{"Body", 12, {0, 3}, {0.5F, 1.0F}});
        fieldsHold(ball());
        fieldsHold(painted());
        Region percent = ball();
        percent.solid = kCapsule;
        percent.blend = 1.0 / 3.0;
        percent.blendOfHeight = true;
        fieldsHold(percent);
    }

    void everyMemberIsDescribed() {
        everyMemberHasARow<Solid>();
        everyMemberHasARow<RefineBox>();
        everyMemberHasARow<VoxelEdit>();
        everyMemberHasARow<Handle>();
        everyMemberHasARow<Cage>();
        everyMemberHasARow<PartRule>();
        everyMemberHasARow<BoneAlpha>();
        everyMemberHasARow<BoneSmoothness>();
        everyMemberHasARow<BoneVolume>();
        everyMemberHasARow<AlphaKey>();
        everyMemberHasARow<AlphaCurve>();
        everyMemberHasARow<DriverKey>();
        everyMemberHasARow<JointDriver>();
        everyMemberHasARow<PaintedPart>();
        everyMemberHasARow<Region>();
    }

    /// Each by itself, and all of them one behind the other.
    void typedFieldsAreRead() {
        const std::string start = "a=b=sphere:0.1,0.2,0.3,0.4";
        std::string all = start + ";blend=3%";
        Region everything = ball();
        everything.blend = 3.0;
        everything.blendOfHeight = true;
        std::size_t typed = 0;
        forEachRow<Region>([&](const auto& row) {
            if constexpr (requires { typedText(row.kind, Region().*row.member); }) {
                Region value = ball();
                change(row.kind, value.*row.member);
                if constexpr (requires { value.joints = value.*row.member; }) {
                    value.joints = {"Hüfte", "Kopf"};
                }
                everything.*row.member = value.*row.member;
                const std::string field =
                    std::string(";") + row.word + "=" + typedText(row.kind, value.*row.member);
                all += field;
                ++typed;
                const Typed<Region> read = regionFrom(start + field);
                QVERIFY2(read.entry == value, read.wanted.c_str());
                const Typed<Region> wrong = regionFrom(start + ";" + row.word + "=");
                QVERIFY2(wrong.wanted.find(std::string(" ;") + row.word + "=" + row.form) !=
                             std::string::npos,
                         wrong.wanted.c_str());
            }
        });
        QVERIFY(typed >= 6);
        const Typed<Region> read = regionFrom(all);
        QVERIFY2(read.entry == everything, read.wanted.c_str());
    }

    void typedEntriesAreRead() {
        const Vec3 low(-1, 0.1 + 0.2, 2);
        const Vec3 high(3, 4, 5.5);
        const std::string corners = cornersText(low, high);
        QVERIFY((refineBoxFrom(corners + "@2048").entry == RefineBox{low, high, 11}));
        QVERIFY((refineBoxFrom(corners).entry == RefineBox{low, high, kDeepestLevel}));
        const Solid box = Solid::box(0.5 * (low + high), 0.5 * (high - low));
        QVERIFY((separationFrom(corners).entry == VoxelEdit{VoxelEditKind::Separate, box}));
        QVERIFY((connectionFrom("1,2,3,0.1").entry ==
                 VoxelEdit{VoxelEditKind::Connect, Solid::sphere(Vec3(1, 2, 3), 0.1)}));
        const AlphaCurve curve{"a=b", JointAngle::Swing, {{0.0, 0.5}, {90.0, 0.8}}, {}, {"A", "B"}};
        QVERIFY((alphaCurveFrom("a=b=swing:0.5@0,0.8@90;bones=A,B").entry == curve));
        const AlphaCurve twist{"a:b", JointAngle::Twist, {{-90.5, 1.0}}, "eye", {}};
        QVERIFY((alphaCurveFrom("a:b=twist:1@-90.5;region=eye").entry == twist));
        for (const char* wrong :
             {"", "=swing:0.5@0", "a=swing", "a=swing:", "a=swing:0.5", "a=bend:0.5@1", "a=swing:0.5@x",
              "a=swing:0.5@1,", "a=swing:0.5@1;", "a=swing:0.5@1;region="}) {
            QVERIFY2(!alphaCurveFrom(wrong).entry, wrong);
        }
        const JointDriver turns{
            "a=b", JointAngle::BendZ, DriverChannel::RotateY, "c=d", {{-90.5, -12.0}, {0.0, 1e-3}}};
        QVERIFY((driverFrom("a=b=bend-z:-12@-90.5,1e-3@0;rotate-y=c=d").entry == turns));
        const JointDriver shape{"a;b:c", JointAngle::Swing, DriverChannel::Shape, "x;y", {{90.0, 1.0}}};
        QVERIFY((driverFrom("a;b:c=swing:1@90;shape=x;y").entry == shape));
        const JointDriver cone{
            "a", JointAngle::Swing,         DriverChannel::Shape,
            "x", {{0.0, 1.0}, {40.0, 0.0}}, {{"a", Vec3(0, -90.5, 0)}, {"b@c", Vec3(1e1, 0, 3)}}};
        QVERIFY((driverFrom("a=swing:1@0,0@40;shape=x;from=a@0/-90.5/0,b@c@10/0/3").entry == cone));
        const JointDriver half{"a", JointAngle::Swing, DriverChannel::Turn, "b", {{0.0, 0.5}}};
        QVERIFY((driverFrom("a=swing:0.5@0;turn=b").entry == half));
        for (const char* broken : {"a=swing:1@0;shape=x;from=", "a=swing:1@0;shape=x;from=a",
                                   "a=swing:1@0;shape=x;from=a@1/2", "a=swing:1@0;shape=x;from=a@1/2/3/4",
                                   "a=swing:1@0;shape=x;from=@1/2/3", "a=swing:1@0;shape=x;from=a@1/2/nan"}) {
            QVERIFY2(!driverFrom(broken).entry, broken);
        }
        for (const char* wrong :
             {"", "a=swing:1@90", "a=swing:1@90;shape=", "a=swing:1@90;tint=x", "=swing:1@90;shape=x",
              "a=tilt:1@90;shape=x", "a=swing:;shape=x", "a=swing:1;shape=x", "a=swing:1@x;shape=x",
              "a=swing:1@90,;shape=x", "a=swing:inf@90;shape=x", "a=swing:1@nan;shape=x"}) {
            QVERIFY2(!driverFrom(wrong).entry, wrong);
        }
        const auto sculpted = shapeFrom("a b=x=1@2.obj@p.json").entry;
        QVERIFY(sculpted && sculpted->name == "a b" && sculpted->from == "x=1@2.obj" &&
                sculpted->pose == "p.json");
        for (const char* wrong : {"", "a", "a=b", "a=@p", "=b@p", "a=b@", "a@b=c"}) {
            QVERIFY2(!shapeFrom(wrong).entry, wrong);
        }
        QVERIFY((boneSmoothnessFrom("a=b=12.5").entry == BoneSmoothness{"a=b", 12.5}));
        QVERIFY((boneVolumeFrom("a=b=cylinder:0.5").entry ==
                 BoneVolume{"a=b", AxisVolumeShape::Cylinder, {0.5, 0.5}}));
        QVERIFY((boneVolumeFrom("Arm=capsule:0.5,0.25;beyond=-0.1;offset=0,-1,2;before=0.2").entry ==
                 BoneVolume{"Arm", AxisVolumeShape::Capsule, {0.5, 0.25}, 0.2, -0.1, Vec3(0, -1, 2)}));
        QVERIFY((handleFrom("a=b=box:" + corners).entry->handle == Handle{"a=b", box}));
        QVERIFY((handleFrom("Jaw=point:1,2,3").entry->handle == Handle{"Jaw", Solid::point(Vec3(1, 2, 3))}));
        QVERIFY((handleFrom("Jaw=capsule:1,2,3,4,5,6,0").entry->handle ==
                 Handle{"Jaw", Solid::capsule(Vec3(1, 2, 3), Vec3(4, 5, 6), 0.0)}));
        QVERIFY((boneAlphaFrom("a=b=0.25").entry == BoneAlpha{"a=b", 0.25}));
        for (const char* wrong : {"", "=0.5", "Jaw", "Jaw=", "Jaw=2", "Jaw=-1", "Jaw=nan", "Jaw=0.5x"}) {
            QVERIFY2(!boneAlphaFrom(wrong).entry && !boneAlphaFrom(wrong).wanted.empty(), wrong);
        }
    }

    void entriesReplaceTheirLike() {
        std::vector<PartRule> rules{{"Hair", 0, PartBinding::CopySkin, {}}};
        putEntry(rules, {"Hair", 2, PartBinding::Skip, {}});
        putEntry(rules, {"Hair", 0, PartBinding::Smooth, {}});
        QCOMPARE(rules.size(), std::size_t{2});
        QVERIFY(rules[0].binding == PartBinding::Smooth);
        std::vector<Region> regions{ball()};
        Region other = painted();
        putEntry(regions, other);
        other.name = ball().name;
        putEntry(regions, other);
        QCOMPARE(regions.size(), std::size_t{2});
        QVERIFY(regions[0] == other);
        std::vector<BoneAlpha> alphas{{"Jaw", 0.3}};
        putEntry(alphas, {"Jaw", 0.5});
        QVERIFY((alphas == std::vector<BoneAlpha>{{"Jaw", 0.5}}));
    }
};

SINEW_TEST(TestListFields, QCoreApplication)

} // namespace testListFields

#include "TestListFields.moc"
