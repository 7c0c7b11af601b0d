#pragma once

#include "app/document/Document.h"
#include "app/export/ExportJob.h"
#include "app/recipe/Recipe.h"
#include "ui/widgets/Panel.h"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace sinew {

class UserPrompts;
class VrmForm;

/// Where an export goes, for which engine, and what it takes along.
class ExportForm : public Panel {
    Q_OBJECT
public:
    ExportForm(const Document& document, UserPrompts& prompts, const Recipe& last, QWidget* parent = nullptr);

    QString file() const;
    ExportSettings settings() const;
    AddedClips clips() const;
    /// The choices as a project keeps them.
    Recipe recipe() const;
    /// What is proposed for the next character.
    void keep() const;
    /// Where the user mends what an export failed by; null: not in this form.
    QWidget* controlFor(const Error& error) const;

Q_SIGNALS:
    void changed();

protected:
    void retranslate() override;

private:
    void build();
    void fill(const Recipe& last);
    void browse();
    void formatChosen();
    void showFormat();
    void showHeight();
    void profileChosen();
    void showRebuild();
    void showVrm();

    const Document& m_document;
    UserPrompts& m_prompts;
    QLabel* m_fileLabel;
    QLineEdit* m_file;
    QPushButton* m_browse;
    QLabel* m_formatLabel;
    QComboBox* m_format;
    QLabel* m_profileLabel;
    QComboBox* m_profile;
    QLabel* m_influencesLabel;
    QComboBox* m_influences;
    QCheckBox* m_animations;
    QCheckBox* m_motion;
    QCheckBox* m_motions;
    QCheckBox* m_textures;
    QCheckBox* m_rebuild;
    VrmForm* m_vrm;
    QLabel* m_heightLabel;
    QLabel* m_height;
    bool m_rebuildAsked = false; ///< the box is checked, too, where there is no choice
    bool m_keepUnit = true;      ///< nobody chose an engine
};

} // namespace sinew
