#include "app/jobs/compare/ComparedSkin.h"

#include "app/text/Fill.h"
#include "app/text/SolverText.h"

#include <QCoreApplication>

namespace sinew {

QString skinName(const SkinSource& source) {
    const auto text = [](const char* name) { return QCoreApplication::translate("ComparedSkin", name); };
    switch (source.kind) {
    case SkinSource::Kind::Document:
        return text(QT_TRANSLATE_NOOP("ComparedSkin", "This document"));
    case SkinSource::Kind::Solver:
        return solverName(source.solver);
    case SkinSource::Kind::Paper:
        return text(QT_TRANSLATE_NOOP("ComparedSkin", "Paper (2014)"));
    case SkinSource::Kind::Imported:
        return text(QT_TRANSLATE_NOOP("ComparedSkin", "Weights of the file"));
    case SkinSource::Kind::File:
        return printable(source.file.filename().string());
    case SkinSource::Kind::Disk:
        return text(QT_TRANSLATE_NOOP("ComparedSkin", "File on disk now"));
    case SkinSource::Kind::Kept:
        return text(QT_TRANSLATE_NOOP("ComparedSkin", "Kept %1")).arg(source.keptNumber);
    }
    return {};
}

BindSettings skinSettings(const SkinSource& source, const BindSettings& settings) {
    if (source.kind == SkinSource::Kind::Solver) {
        BindSettings other = settings;
        other.solver = source.solver;
        return other;
    }
    return source.kind == SkinSource::Kind::Paper ? paperSettings(settings) : BindSettings();
}

} // namespace sinew
