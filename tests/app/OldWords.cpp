#include "tests/app/OldWords.h"

#include <QRegularExpression>

namespace sinew::test {
namespace {

QRegularExpression expression(const char* pattern) {
    return QRegularExpression(QString::fromLatin1(pattern), QRegularExpression::CaseInsensitiveOption);
}

} // namespace

const QList<OldWord>& oldWords() {
    static const QList<OldWord> words{
        {R"(\bpoints?\b)", "vertex, vertices", "Point 431 has no weight",
         R"(^(%1: )?point$|\b(floating|decimal|end|starting) points?|point handles?|with a point$|a point, sphere|\*point\*|=point:|lines? or points?|line\(s\) or point\(s\)|\bpoints? (to|at|along|down|up)\b)"},
        {R"(\bculprits?\b)", "affected", "Select Culprit"},
        {R"(\bgirths?\b)", "limb thickness", "Girths of bones"},
        {R"(\btolls?\b)", "surface penalty", "A toll on the surface"},
        {R"(\bwalk(s|ed|ing)?\b)", "path", "Walks are drawn as lines",
         R"(walk (cycle|animation)s?|minutes' walk)"},
        {R"(\bthe way (from|to|there)\b|\bno way there\b|\blength of the way\b)", "path",
         "Measuring the way from every joint"},
        {R"(\bdeeds?\b)", "step", "Undo the last deed"},
        {R"(\btroubles?\b)", "issue", "Troubles of the mesh"},
        {R"(\btreat(s|ed|ing|ments?)?\b)", "issue, or binding", "Treated specially: 9"},
        {R"(\byour own\b)", "Custom", "Settings: Your own"},
        {R"(\b(way|alpha|bind space) of (its|their) own\b)", "custom, or separate",
         "a bind space of its own"},
        {R"(\bdropp?(ed)? below\b)", "Prune below", "Drop below"},
        {R"(\bballs?\b)", "sphere", "A ball or a box"},
        {R"(\bastray\b)", "outside the mesh", "The skeleton is astray"},
        {R"(\b(hung|hangs?) (on|from)\b)", "attached to", "hung on joint Head"},
        {R"(\b(dual|its|their|whose) share\b|\bshares? of\b)", "weight, or fraction",
         "Dual share of the joint"},
        {R"(\bpieces? (that|of (its|the)? ?skin)\b)", "part, or shell", "pieces that no setting touches"},
        {R"(\b(joint|follow\w*|%\d+) alone\b)", "only, or rigid to", "follow Head and this joint alone"},
        {R"(\bas was asked\b)", "as set", "3 vertices rigid, as was asked"},
        {R"(\bfollow(s|ing)? (the )?skin below\b)", "copy nearest skin", "Follow skin below"},
        {R"(\bsolved? (for|part)|\bpart(s)? (is|are|be) solved\b)", "bound smoothly", "no part is solved"},
        {R"(\blimbs count by\b)", "scale distance by limb thickness", "Limbs count by their thickness"},
        {R"(\bfit last bones\b)", "fit end bones", "Fit last bones"},
        {R"(\bcounting surfaces\b)", "signed crossings", "Counting surfaces"},
        {R"(\bdoubtful\b)", "ambiguous", "Settle doubtful voxels"},
        {R"(\bcut by the limit\b)", "lost to max influences", "Cut by the Limit"},
        {R"(^gaps from\b)", "open gaps wider than", "Gaps from"},
        {R"(\bfaced? inwards?\b|\bfacing inwards?\b)", "inverted normals", "2 shells faced inwards"},
        {R"(\b3 and more faces\b)", "non-manifold edges", "edges of 3 and more faces"},
        {R"(\bvoxels bridge\b|\bmay leak\b)", "weights may bleed", "weights may leak"},
        {R"(\bmost memory\b)", "peak memory", "most memory 94 MB"},
        {R"(\bno point without\b|\bwithout weight, or\b)", "unweighted vertices 0", "no point without"},
        {R"(\bdearer\b)", "penalised", "a step along the boundary, dearer"},
        {R"(\blinear blending\b|\blinear and dual mixed\b)", "classic linear, weight blended",
         "Linear and dual mixed"},
        {R"(\bskin about the joint\b)", "joint deformation", "Skin about the Joint"},
        {R"(\boff the field\b|\bshort of (its|their) value\b)", "unconverged vertices", "Off the Field"},
        {R"(\brules of the brush\b)", "brush options", "Rules of the brush"},
        {R"(\bfreed to\b)", "redistribute to", "Freed to"},
        {R"(\bscaled alike\b)", "normalize: all", "All are scaled alike"},
        {R"(\(bottom layer\))", "base (solver)", "The solver's weights (bottom layer)"},
        {R"(\bmirror [+-] to\b)", "mirror +X to -X", "Mirror + to -"},
        {R"(\bmirror pairs?\b)", "joint mapping", "Mirror Pairs"},
        {R"(\bodd (points|vertices)\b)", "outliers", "Select Odd Points"},
        {R"(\bcarr(y|ies|ied) (layers )?over\b)", "transfer layers", "Carry Over From..."},
        {R"(\brelax in this pose\b)", "relax in pose", "Relax in This Pose"},
        {R"(\bfollow settings\b)", "live update", "Follow Settings"},
        {R"(\bwhy this (point|vertex)\b|\bexplain a (point|vertex)\b)", "inspect weights", "Explain a Point"},
        {R"(^change settings$)", "the setting's name", "Change Settings"},
        {R"(\bno joint of one name\b)", "no joint names in common", "have no joint of one name"},
        {R"(\bnot of the kind its name says\b)", "wrong extension",
         "damaged, or not of the kind its name says"},
        {R"(\bmend(s|ed|ing)?\b)", "repair, or close", "mend the mesh"},
        {R"(\bmean little\b)", "will be poor", "the weights mean little"},
        {R"(\bspecially\b)", "issues", "What was treated specially"},
        {R"(\bdo(es)? not survive\b)", "be exported", "Dual quaternions do not survive"},
        {R"(\bis no (file|number|project|picture|mesh)\b)", "is not a ...", "its content is no picture"},
        {R"(\bnot yours\b|\byours to (read|write)\b)", "you may not read it", "it is not yours to read"},
        {R"(\bmetres? (from|away)\b|\d ?m from it\b)", "a length in the scene's unit", "0.2 m from it",
         R"(metres from the bind pose)"},
    };
    return words;
}

QStringList oldWordsIn(const QString& text) {
    QStringList found;
    for (const OldWord& word : oldWords()) {
        QString rest = text;
        if (word.allowed != nullptr) {
            rest.remove(expression(word.allowed));
        }
        if (const auto match = expression(word.pattern).match(rest); match.hasMatch()) {
            found << match.captured() + ": say " + QString::fromLatin1(word.say);
        }
    }
    return found;
}

} // namespace sinew::test
