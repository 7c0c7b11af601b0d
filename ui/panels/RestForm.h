#pragma once

#include "app/document/RestMode.h"
#include "ui/widgets/Panel.h"

class QGroupBox;
class QLabel;

namespace sinew {

class VectorSpins;

/// Where the active joint is bound, in numbers: its place in the file's units and its turn, both of the
/// model. Every number is an undoable step; those that are typed into one field become one.
class RestForm : public Panel {
    Q_OBJECT
public:
    RestForm(Document& document, const RestMode& rest, QWidget* parent = nullptr);

Q_SIGNALS:
    /// An edit that could not be done.
    void failed(const Error& error);

protected:
    void retranslate() override;

private:
    void place(std::size_t axis, double value);
    void turn(std::size_t axis, double value);
    void tellIfFailed(const Expected<void>& done);
    void show();
    std::int32_t joint() const; ///< kNone: none is selected

    Document& m_document;
    const RestMode& m_rest;
    QGroupBox* m_group;
    QLabel* m_name;
    QLabel* m_positionLabel;
    VectorSpins* m_position;
    QLabel* m_rotationLabel;
    VectorSpins* m_rotation;
    Vec3 m_degrees = Vec3::Zero(); ///< as shown: angles are kept near what stood there before
};

} // namespace sinew
