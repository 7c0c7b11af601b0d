#include "app/document/edits/Edits.h"
#include "app/view/compare/CompareChoice.h"
#include "core/solve/Solvers.h"
#include "tests/app/support/LimbDocument.h"
#include "tests/support/Runner.h"

#include <QCoreApplication>
#include <QTest>

#include <set>

namespace testCompareChoice {

using namespace sinew;

namespace {

struct ChoiceDesk {
    Document document;
    PosedMesh posed{document};
    TaskPool pool;
    CompareController compare{document, pool};
    CompareData data{document, posed, compare, pool};
    ChoiceDesk() { test::openLimb(document); }
};

} // namespace

class TestCompareChoice : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everySourceHasItsWord() {
        using Kind = SkinSource::Kind;
        std::vector<SkinSource> sources{{Kind::Document, {}, {}, {}, 0},
                                        {Kind::Imported, {}, {}, {}, 0},
                                        {Kind::Paper, {}, {}, {}, 0},
                                        {Kind::File, {}, "/home/of/solver:a.fbx", {}, 0},
                                        {Kind::Disk, {}, "/home/of/solver:a.fbx", {}, 0}};
        for (const Solver& solver : solvers()) {
            sources.push_back({Kind::Solver, solver.key, {}, {}, 0});
        }
        std::set<std::string> words;
        for (const SkinSource& source : sources) {
            const std::string word = sourceWord(source);
            QVERIFY2(words.insert(word).second, word.c_str());
            QVERIFY2(sourceOfWord(word) == source, word.c_str());
        }
        QCOMPARE(sourceWord({Kind::Kept, {}, {}, std::make_shared<const PartWeights>(), 3}), std::string());
        for (const char* unknown : {"", "kept", "solver:magic", "solver:", "file:", "disk:", "documents"}) {
            QVERIFY2(!sourceOfWord(unknown), unknown);
        }
    }

    void everyMapHasItsName() {
        for (std::size_t map = 0; map < kCompareMapCount; ++map) {
            const std::string name = nameOf(kCompareMapNames, static_cast<CompareMap>(map));
            QVERIFY2(valueOf(kCompareMapNames, name) == static_cast<CompareMap>(map), name.c_str());
        }
    }

    void whatIsNotUnderstoodStays() {
        ChoiceDesk desk;
        const ComparedView before = comparedView(desk.compare, desk.data);
        chooseCompared({true, 2, "rainbow", {"solver:magic", "", "?"}, 0}, desk.compare, desk.data);
        QVERIFY(comparedView(desk.compare, desk.data) == before);
    }

    void choicesComeBack() {
        ChoiceDesk desk;
        const ComparedView wanted{false, 4, "bleed", {"paper", "document", "solver:rigid", "file:a.fbx"}, 0};
        chooseCompared(wanted, desk.compare, desk.data);
        QVERIFY(comparedView(desk.compare, desk.data) == wanted);
        QVERIFY(!desk.compare.running()); // it is closed
        desk.compare.setOpen(true);
        ComparedView opened = wanted;
        opened.open = true;
        QVERIFY(comparedView(desk.compare, desk.data) == opened); // not chosen anew
    }
};

SINEW_TEST(TestCompareChoice, QCoreApplication)

} // namespace testCompareChoice

#include "TestCompareChoice.moc"
