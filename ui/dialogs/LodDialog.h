#pragma once

#include "app/export/LodJob.h"
#include "ui/widgets/Panel.h"
#include "ui/workspace/Workspace.h"

#include <array>
#include <cstddef>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QGridLayout;
class QLabel;
class QPushButton;
class QSpinBox;

namespace sinew {

class FileField;
class WorkStrip;

/// Makes levels of detail of the open character: asks how much of the triangles each keeps, tells how many
/// those are, and writes them.
class LodDialog : public Dialog {
    Q_OBJECT
public:
    explicit LodDialog(const WindowContext& context, QWidget* parent = nullptr);
    ~LodDialog() override;

    void reject() override;

Q_SIGNALS:
    /// What was written shall be seen in the window.
    void openAsked(const QString& file);

protected:
    void retranslate() override;

private:
    static constexpr std::size_t kMaxLevels = 6;
    struct LevelRow {
        QLabel* name = nullptr;
        QDoubleSpinBox* keep = nullptr; ///< per cent of the triangles
        QLabel* triangles = nullptr;
    };

    void build();
    QFormLayout* buildForm();
    QGridLayout* buildLevels();
    void connectJob();
    void connectControls();
    void proposeFile();
    void browse();
    std::size_t levels() const;
    LodOptions lods() const;
    ExportSettings settings() const;
    bool mayReplace();
    void start();
    void levelsChanged();
    void showTriangles();
    void showState();
    void showOutcome(const LodOutcome& outcome);

    WindowContext m_context;
    LodJob& m_job;
    QString m_written; ///< the file of the last outcome; empty: none
    QLabel* m_hint;
    QLabel* m_fileLabel;
    FileField* m_file;
    QLabel* m_engineLabel;
    QComboBox* m_engine;
    QLabel* m_countLabel;
    QSpinBox* m_count;
    std::array<QLabel*, 3> m_heads{}; ///< of the columns
    QLabel* m_baseName;
    QLabel* m_baseTriangles;
    std::array<LevelRow, kMaxLevels> m_rows{};
    QCheckBox* m_files;
    WorkStrip* m_strip;
    QPushButton* m_show;
    QPushButton* m_close;
    QPushButton* m_make;
};

} // namespace sinew
