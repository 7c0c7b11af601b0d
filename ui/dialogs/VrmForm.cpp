#include "ui/dialogs/ExportDialog.h"

#include "app/models/JointChoiceModels.h"
#include "ui/widgets/Forms.h"
#include "ui/widgets/ListRows.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QStyle>
#include <QTableView>
#include <QVBoxLayout>

#include <initializer_list>
#include <utility>

namespace sinew {
namespace {

constexpr const char* kAuthorsKey = "export/vrmAuthors";
constexpr int kBonesHeight = 220; ///< pixels; the table scrolls

template<typename T>
T chosenIn(const QComboBox* box) {
    return static_cast<T>(box->currentIndex());
}

/// What stands between commas.
std::vector<std::string> namesIn(const QLineEdit* line) {
    std::vector<std::string> names;
    for (const QString& name : line->text().split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        if (!name.trimmed().isEmpty()) {
            names.push_back(name.trimmed().toStdString());
        }
    }
    return names;
}

QString joinedNames(const std::vector<std::string>& names) {
    QStringList list;
    for (const std::string& name : names) {
        list << QString::fromStdString(name);
    }
    return list.join(QStringLiteral(", "));
}

template<typename T>
void showIn(QComboBox* box, T value) {
    box->setCurrentIndex(static_cast<int>(value));
}

} // namespace

VrmForm::VrmForm(const Skeleton& skeleton, const VrmSettings& last, QWidget* parent)
    : Panel(parent)
    , m_model(new HumanoidModel(skeleton, last.bones, this))
    , m_specLabel(new QLabel)
    , m_spec(new QComboBox)
    , m_mtoon(new QCheckBox)
    , m_nameLabel(new QLabel)
    , m_name(new QLineEdit)
    , m_authorsLabel(new QLabel)
    , m_authors(new QLineEdit)
    , m_versionLabel(new QLabel)
    , m_version(new QLineEdit)
    , m_copyrightLabel(new QLabel)
    , m_copyright(new QLineEdit)
    , m_contactLabel(new QLabel)
    , m_contact(new QLineEdit)
    , m_referencesLabel(new QLabel)
    , m_references(new QLineEdit)
    , m_thirdPartyLabel(new QLabel)
    , m_thirdParty(new QLineEdit)
    , m_otherLicenseLabel(new QLabel)
    , m_otherLicense(new QLineEdit)
    , m_avatarLabel(new QLabel)
    , m_avatar(new QComboBox)
    , m_commercialLabel(new QLabel)
    , m_commercial(new QComboBox)
    , m_modificationLabel(new QLabel)
    , m_modification(new QComboBox)
    , m_allow{}
    , m_table(rowTable())
    , m_joints(new ChoiceDelegate({}, this))
    , m_change(new QPushButton)
    , m_missing(hintLabel())
    , m_unmapped(hintLabel())
    , m_more(new FoldBox("vrmMore"))
    , m_pose(new QLabel) {
    build();
    fill(last);
    connectControls();
    retranslate();
}

void VrmForm::build() {
    nameControls();
    m_pose->setProperty("warning", true);
    m_pose->setWordWrap(true);
    m_pose->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    for (const auto& [key, spec] : kVrmSpecNames) {
        m_spec->addItem(QStringLiteral("VRM ") + QLatin1String(key));
    }
    for (QComboBox* box : {m_avatar, m_commercial, m_modification}) {
        box->addItems({QString(), QString(), QString()});
    }
    buildBones();
    auto* more = formIn(m_more);
    more->addRow(m_nameLabel, m_name);
    more->addRow(m_specLabel, m_spec);
    more->addRow(QString(), m_mtoon);
    more->addRow(m_versionLabel, m_version);
    more->addRow(m_copyrightLabel, m_copyright);
    more->addRow(m_contactLabel, m_contact);
    more->addRow(m_referencesLabel, m_references);
    more->addRow(m_thirdPartyLabel, m_thirdParty);
    more->addRow(m_otherLicenseLabel, m_otherLicense);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_pose);
    column->addLayout(requiredRows());
    column->addWidget(m_table);
    column->addWidget(m_more);
}

void VrmForm::nameControls() {
    const std::initializer_list<std::pair<QWidget*, const char*>> names{{m_spec, "spec"},
                                                                        {m_mtoon, "mtoon"},
                                                                        {m_name, "name"},
                                                                        {m_authors, "authors"},
                                                                        {m_version, "version"},
                                                                        {m_copyright, "copyright"},
                                                                        {m_contact, "contact"},
                                                                        {m_references, "references"},
                                                                        {m_thirdParty, "thirdParty"},
                                                                        {m_otherLicense, "otherLicense"},
                                                                        {m_avatar, "avatar"},
                                                                        {m_commercial, "commercial"},
                                                                        {m_modification, "modification"},
                                                                        {m_table, "bones"},
                                                                        {m_change, "changeBones"},
                                                                        {m_missing, "missing"},
                                                                        {m_unmapped, "unmapped"},
                                                                        {m_pose, "pose"}};
    for (const auto& [widget, name] : names) {
        widget->setObjectName(QStringLiteral("vrm.") + QLatin1String(name));
    }
}

/// What a VRM needs stands first: its authors, what others may do, and the bones.
QLayout* VrmForm::requiredRows() {
    QFont required = m_authorsLabel->font(); // as the bones that are required
    required.setBold(true);
    m_authorsLabel->setFont(required);
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(16);
    form->setVerticalSpacing(8);
    form->addRow(m_authorsLabel, m_authors);
    form->addRow(m_avatarLabel, m_avatar);
    form->addRow(m_commercialLabel, m_commercial);
    form->addRow(m_modificationLabel, m_modification);
    auto* allowed = new QGridLayout;
    allowed->setVerticalSpacing(4);
    for (std::size_t i = 0; i < m_allow.size(); ++i) {
        m_allow[i] = new QCheckBox;
        m_allow[i]->setObjectName(QStringLiteral("vrm.") + QLatin1String(kVrmAllowNames[i].first));
        allowed->addWidget(m_allow[i], static_cast<int>(i / 2), static_cast<int>(i % 2));
    }
    form->addRow(allowed);
    auto* bones = new QHBoxLayout;
    bones->addWidget(m_missing, 1);
    bones->addWidget(m_change, 0, Qt::AlignTop);
    form->addRow(bones);
    form->addRow(m_unmapped);
    return form;
}

/// The table is there where a joint has to be chosen, or by the button.
void VrmForm::buildBones() {
    m_change->setCheckable(true);
    m_change->setChecked(!m_model->missing().isEmpty());
    m_table->setModel(m_model);
    m_table->setItemDelegateForColumn(HumanoidModel::Joint, m_joints);
    m_table->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(HumanoidModel::Joint, QHeaderView::Stretch);
    m_table->setMinimumHeight(kBonesHeight);
    m_table->setVisible(m_change->isChecked());
}

void VrmForm::fill(const VrmSettings& last) {
    m_specAsked = last.spec;
    showIn(m_spec, last.spec.value_or(VrmSpec::V1));
    m_mtoon->setChecked(last.mtoon);
    m_name->setText(QString::fromStdString(last.name));
    m_authors->setText(last.authors.empty() ? QSettings().value(kAuthorsKey).toString()
                                            : joinedNames(last.authors));
    m_version->setText(QString::fromStdString(last.version));
    m_copyright->setText(QString::fromStdString(last.copyright));
    m_contact->setText(QString::fromStdString(last.contact));
    m_references->setText(joinedNames(last.references));
    m_thirdParty->setText(QString::fromStdString(last.thirdPartyLicenses));
    m_otherLicense->setText(QString::fromStdString(last.otherLicense));
    showIn(m_avatar, last.avatar);
    showIn(m_commercial, last.commercial);
    showIn(m_modification, last.modification);
    for (std::size_t i = 0; i < m_allow.size(); ++i) {
        m_allow[i]->setChecked(last.*kVrmAllowNames[i].second);
    }
}

void VrmForm::connectControls() {
    for (QLineEdit* line :
         {m_name, m_authors, m_version, m_copyright, m_contact, m_references, m_thirdParty, m_otherLicense}) {
        connect(line, &QLineEdit::textChanged, this, &VrmForm::changed);
    }
    for (QComboBox* box : {m_avatar, m_commercial, m_modification}) {
        connect(box, &QComboBox::activated, this, &VrmForm::changed);
    }
    for (QCheckBox* box : m_allow) {
        connect(box, &QCheckBox::clicked, this, &VrmForm::changed);
    }
    connect(m_spec, &QComboBox::activated, this, [this] {
        m_specAsked = chosenIn<VrmSpec>(m_spec);
        showSpec();
        Q_EMIT changed();
    });
    connect(m_mtoon, &QCheckBox::clicked, this, &VrmForm::changed);
    connect(m_authors, &QLineEdit::textChanged, this, &VrmForm::showMissing);
    connect(m_change, &QPushButton::toggled, m_table, &QWidget::setVisible);
    connect(m_change, &QPushButton::toggled, this, &VrmForm::showMissing);
    connect(m_table, &QTableView::clicked, this, [this](const QModelIndex& cell) {
        if (cell.column() == HumanoidModel::Joint) {
            m_table->edit(cell);
        }
    });
    connect(m_pose, &QLabel::linkActivated, this, &VrmForm::tPoseAsked);
    connect(m_model, &HumanoidModel::dataChanged, this, [this] {
        showMissing();
        showPose();
        Q_EMIT changed();
    });
}

VrmSettings VrmForm::settings() const {
    VrmSettings settings;
    settings.name = m_name->text().trimmed().toStdString();
    settings.authors = namesIn(m_authors);
    settings.version = m_version->text().trimmed().toStdString();
    settings.copyright = m_copyright->text().trimmed().toStdString();
    settings.contact = m_contact->text().trimmed().toStdString();
    settings.references = namesIn(m_references);
    settings.thirdPartyLicenses = m_thirdParty->text().trimmed().toStdString();
    settings.otherLicense = m_otherLicense->text().trimmed().toStdString();
    settings.avatar = chosenIn<VrmAvatar>(m_avatar);
    settings.commercial = chosenIn<VrmCommercial>(m_commercial);
    settings.modification = chosenIn<VrmModification>(m_modification);
    for (std::size_t i = 0; i < m_allow.size(); ++i) {
        settings.*kVrmAllowNames[i].second = m_allow[i]->isChecked();
    }
    settings.spec = m_specAsked;
    settings.mtoon = m_mtoon->isChecked();
    settings.bones = m_model->chosen();
    return settings;
}

void VrmForm::keepAuthors() const {
    if (const QString names = joinedNames(namesIn(m_authors)); !names.isEmpty()) {
        QSettings().setValue(kAuthorsKey, names);
    }
}

QWidget* VrmForm::controlFor(const Error& error) const {
    switch (error.code) {
    case ErrorCode::VrmAuthorMissing:
        return m_authors;
    case ErrorCode::VrmBonesMissing:
    case ErrorCode::VrmBoneMisplaced:
    case ErrorCode::VrmJointTwice:
        m_change->setChecked(true);
        return m_table;
    default:
        return nullptr;
    }
}

/// Bones are chosen in the table, where they stand.
QString VrmForm::missing() const {
    return emptyField() != nullptr ? tr("A VRM names at least one author: fill in Authors.") : QString();
}

QWidget* VrmForm::emptyField() const {
    return namesIn(m_authors).empty() ? m_authors : nullptr;
}

/// VRM 0.x has toon shading of another kind, which is only kept.
void VrmForm::showSpec() {
    m_mtoon->setEnabled(chosenIn<VrmSpec>(m_spec) == VrmSpec::V1);
}

void VrmForm::showMissing() {
    m_authors->setProperty("missing", namesIn(m_authors).empty());
    m_authors->style()->polish(m_authors);
    const QStringList missing = m_model->missing();
    const qsizetype required = HumanoidModel::requiredCount();
    sayInHint(m_missing,
              missing.isEmpty()
                  ? tr("%1 of %2 required bones have a joint.").arg(required).arg(required)
                  : tr("%1 of %2 required bones have a joint. In the table, click the joint of each of these "
                       "bones to choose another: %3")
                        .arg(required - missing.size())
                        .arg(required)
                        .arg(missing.join(QStringLiteral(", "))),
              !missing.isEmpty());
    const QStringList unmapped = m_model->unmapped();
    m_unmapped->setText(tr("Not mapped: %1").arg(unmapped.join(QStringLiteral(", "))));
    m_unmapped->setVisible(!unmapped.isEmpty());
    m_change->setText(m_change->isChecked() ? tr("Hide Bones") : tr("Show Bones"));
}

/// A motion made for VRM bends what stands otherwise.
void VrmForm::showPose() {
    m_pose->setVisible(m_model->needsTPose());
}

void VrmForm::retranslate() {
    describe(
        m_specLabel, m_spec, tr("VRM version"),
        tr("1.0 is the newest. Some programs read 0.x alone, which has no constraints and one set of spring "
           "values for each chain"));
    m_mtoon->setText(tr("Toon shading (MToon)"));
    describe(m_mtoon, tr("Toon shading (MToon)"),
             tr("Give materials the toon shading of VRM 1.0, where they have none"));
    describe(m_nameLabel, m_name, tr("Na&me"), tr("Name of the character in the VRM"));
    m_name->setPlaceholderText(tr("Name of the file"));
    describe(m_authorsLabel, m_authors, tr("A&uthors"),
             tr("Who made the character, with commas between names. A VRM names at least one"));
    describe(m_versionLabel, m_version, tr("&Version"), tr("Version of the character"));
    describe(m_copyrightLabel, m_copyright, tr("&Copyright"), tr("Copyright line"));
    describe(m_contactLabel, m_contact, tr("Contact"),
             tr("How to reach who made the character: a mail address or a page"));
    describe(m_referencesLabel, m_references, tr("Made from"),
             tr("Works that the character is made from, with commas between them"));
    describe(m_thirdPartyLabel, m_thirdParty, tr("Licences of others"),
             tr("Licences of others' work in the character"));
    describe(m_otherLicenseLabel, m_otherLicense, tr("Other licence"),
             tr("Address of a licence that holds besides the one of VRM"));
    describe(m_avatarLabel, m_avatar, tr("U&se as avatar"), tr("Who may appear as the character"));
    m_authors->setPlaceholderText(tr("Required"));
    m_avatar->setItemText(0, tr("The author only"));
    m_avatar->setItemText(1, tr("People with a licence of their own"));
    m_avatar->setItemText(2, tr("Everyone"));
    describe(m_commercialLabel, m_commercial, tr("Commercia&l use"), tr("Which use may earn money"));
    m_commercial->setItemText(0, tr("Personal, without profit"));
    m_commercial->setItemText(1, tr("Personal, also for profit"));
    m_commercial->setItemText(2, tr("Companies too"));
    describe(m_modificationLabel, m_modification, tr("Changes b&y others"),
             tr("Whether others may change the character, and pass that on"));
    m_modification->setItemText(0, tr("Prohibited"));
    m_modification->setItemText(1, tr("Allowed"));
    m_modification->setItemText(2, tr("Allowed, and may be passed on"));
    const std::array<QString, kVrmAllowNames.size()> allowed{
        tr("Others may pass the file on"),        tr("Use in excessively violent works"),
        tr("Use in excessively sexual works"),    tr("Use in political or religious works"),
        tr("Use in antisocial or hateful works"), tr("Use without naming the authors")};
    for (std::size_t i = 0; i < m_allow.size(); ++i) {
        m_allow[i]->setText(allowed[i]);
        describe(m_allow[i], allowed[i], tr("Allow this in the licence of the VRM"));
    }
    m_more->setTitle(tr("More about the character"));
    describe(m_change, tr("Change the joints of bones"),
             tr("Shows every bone of the VRM with its joint, as a list that can be changed"));
    describe(m_table, tr("Bones and their joints"),
             tr("Click a joint to choose another, or type a part of a name to find it. Bones in bold are "
                "required"));
    m_joints->setChoices(m_model->choices());
    m_pose->setText(tr("This character is not in a T-pose that faces +Z, as a VRM should be, so motion bends "
                       "it wrongly. Choose <a href=\"restPose\">Pose > Apply as Rest Pose...</a>"));
    showMissing();
    showPose();
    showSpec();
}

} // namespace sinew
