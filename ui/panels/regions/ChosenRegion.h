#pragma once

#include "app/document/regions/RegionEdits.h"
#include "ui/panels/fields/SettingsForm.h"

#include <QObject>

#include <functional>

namespace sinew {

/// Which of a document's regions the forms show and change. It stays chosen while others come, go and move; a
/// region that has come is chosen at once.
class ChosenRegion : public QObject {
    Q_OBJECT
public:
    explicit ChosenRegion(Document& document, QObject* parent = nullptr);

    Document& document() const { return m_document; }
    /// Of a document with a scene; null: none is chosen.
    const Region* get() const;
    /// Beyond all regions when none is chosen.
    std::size_t row() const { return m_row; }
    /// A row beyond all: none.
    void choose(std::size_t row);
    double millimetresPerUnit() const;

    /// Changes it by one control. With WeightUpdate::Later the changes of the control become one step until
    /// endEdit; otherwise each is a step.
    void edit(const QObject* control, WeightUpdate update, const std::function<void(Region&)>& change);
    void endEdit() { m_run.end(); }

Q_SIGNALS:
    /// Another one, or anything of the document.
    void changed();

private:
    void follow();

    Document& m_document;
    UndoGroup m_run;
    std::size_t m_row;
    std::vector<std::string> m_names; ///< of all regions, as last seen
};

} // namespace sinew
