#include "ui/panels/fields/SettingField.h"

#include "app/document/edits/Edits.h"
#include "app/text/SettingText.h"
#include "app/text/SolverTexts.h"
#include "ui/widgets/Elided.h"
#include "ui/widgets/Forms.h"
#include "ui/widgets/Panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QFormLayout>
#include <QLabel>

#include <algorithm>
#include <array>
#include <functional>
#include <limits>
#include <vector>

namespace sinew {
namespace {

/// A setting that is on or off.
class SwitchField : public SettingField {
public:
    SwitchField(Document& document, const Setting<bool, Switch>& row);
    void retranslate() override;

private:
    std::vector<QWidget*> addRows(QFormLayout& form) override;
    void showValue(const BindSettings& settings) override;
    const Setting<bool, Switch>& m_row;
    QCheckBox* m_box;
};

/// A setting that is one of some enumerators, whose numbers are their places in the list.
class ChoiceField : public SettingField {
public:
    using Get = std::function<int(const BindSettings&)>;
    using Set = std::function<void(BindSettings&, int)>;

    ChoiceField(Document& document, const SettingInfo& row, int count, Get get, const Set& set);
    void retranslate() override;

private:
    std::vector<QWidget*> addRows(QFormLayout& form) override;
    void showValue(const BindSettings& settings) override;
    const SettingText& m_text;
    Get m_get;
    QLabel* m_label;
    QComboBox* m_box;
};

/// A setting that is several switches; they are called "bind.fix.fill" and so on.
class FlagsField : public SettingField {
public:
    using Row = Setting<MeshFixes, Flags<MeshFixes, kFixNames.size()>>;

    FlagsField(Document& document, const Row& row);
    void retranslate() override;

private:
    std::vector<QWidget*> addRows(QFormLayout& form) override;
    void showValue(const BindSettings& settings) override;
    const Row& m_row;
    std::array<QCheckBox*, kFixNames.size()> m_boxes{}; ///< in the order of the names
};

/// Resolutions and, as the last, automatic.
class ResolutionField : public SettingField {
public:
    ResolutionField(Document& document, const Setting<int, PowerOfTwo>& row);
    void retranslate() override;

private:
    std::vector<QWidget*> addRows(QFormLayout& form) override;
    void showValue(const BindSettings& settings) override;
    const Setting<int, PowerOfTwo>& m_row;
    QLabel* m_label;
    QComboBox* m_box;
};

void describeBox(QCheckBox* box, const char* name, const char* tip, const char* wrong) {
    box->setText(settingWords(name));
    describe(box, settingWords(name), settingWords(tip));
    describeRemedy(box, settingWords(wrong));
}

SwitchField::SwitchField(Document& document, const Setting<bool, Switch>& row)
    : SettingField(row)
    , m_row(row)
    , m_box(new NarrowCheckBox) {
    m_box->setObjectName(QString("bind.") + row.key);
    QObject::connect(m_box, &QCheckBox::clicked, m_box, [&document, &row](bool on) {
        editSettings(document, MergeKey::None, [&](BindSettings& settings) { settings.*row.member = on; });
    });
}

std::vector<QWidget*> SwitchField::addRows(QFormLayout& form) {
    form.addRow(QString(), m_box);
    return {m_box};
}

void SwitchField::showValue(const BindSettings& settings) {
    m_box->setChecked(settings.*m_row.member);
}

void SwitchField::retranslate() {
    const SettingText& text = settingTextOf(m_row.key);
    describeBox(m_box, text.name, text.tip, text.wrong);
}

ChoiceField::ChoiceField(Document& document, const SettingInfo& row, int count, Get get, const Set& set)
    : SettingField(row)
    , m_text(settingTextOf(row.key))
    , m_get(std::move(get))
    , m_label(columnLabel())
    , m_box(new QComboBox) {
    m_box->setObjectName(QString("bind.") + row.key);
    m_box->addItems(QStringList(count));
    QObject::connect(m_box, &QComboBox::activated, m_box, [&document, set](int index) {
        editSettings(document, MergeKey::None, [&](BindSettings& settings) { set(settings, index); });
    });
}

std::vector<QWidget*> ChoiceField::addRows(QFormLayout& form) {
    form.addRow(m_label, m_box);
    return {m_box};
}

void ChoiceField::showValue(const BindSettings& settings) {
    m_box->setCurrentIndex(m_get(settings));
}

void ChoiceField::retranslate() {
    describeSetting(*m_label, *m_box, m_text);
    for (int i = 0; i < m_box->count(); ++i) {
        m_box->setItemText(i, settingWords(m_text.choices.at(static_cast<std::size_t>(i)).name));
    }
}

FlagsField::FlagsField(Document& document, const Row& row)
    : SettingField(row)
    , m_row(row) {
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        const auto& [name, flag] = row.kind.names[i];
        m_boxes[i] = new NarrowCheckBox;
        m_boxes[i]->setObjectName(QString("bind.") + row.key + "." + name);
        QObject::connect(m_boxes[i], &QCheckBox::clicked, m_boxes[i],
                         [&document, &row, flag = flag](bool on) {
                             editSettings(document, MergeKey::None,
                                          [&](BindSettings& settings) { (settings.*row.member).*flag = on; });
                         });
    }
}

std::vector<QWidget*> FlagsField::addRows(QFormLayout& form) {
    for (QCheckBox* box : m_boxes) {
        form.addRow(box);
    }
    return {m_boxes.begin(), m_boxes.end()};
}

void FlagsField::showValue(const BindSettings& settings) {
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        m_boxes[i]->setChecked((settings.*m_row.member).*m_row.kind.names[i].second);
    }
}

void FlagsField::retranslate() {
    const SettingText& text = settingTextOf(m_row.key);
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        const ChoiceText& choice = text.choices[i];
        describeBox(m_boxes[i], choice.name, choice.tip, choice.wrong);
    }
}

ResolutionField::ResolutionField(Document& document, const Setting<int, PowerOfTwo>& row)
    : SettingField(row)
    , m_row(row)
    , m_label(columnLabel())
    , m_box(new QComboBox) {
    m_box->setObjectName(QString("bind.") + row.key);
    for (int side = row.kind.min; side <= row.kind.max; side *= 2) {
        m_box->addItem(QString::number(side), side);
    }
    m_box->addItem(QString(), 0); // automatic
    QObject::connect(m_box, &QComboBox::activated, m_box, [&document, &row, box = m_box](int index) {
        const int side = box->itemData(index).toInt();
        editSettings(document, MergeKey::None, [&](BindSettings& settings) {
            settings.automatic = side == 0;
            settings.*row.member = side == 0 ? BindSettings().*row.member : side;
        });
    });
}

std::vector<QWidget*> ResolutionField::addRows(QFormLayout& form) {
    form.addRow(m_label, m_box);
    return {m_box};
}

void ResolutionField::showValue(const BindSettings& settings) {
    m_box->setCurrentIndex(m_box->findData(settings.automatic ? 0 : settings.*m_row.member));
}

void ResolutionField::retranslate() {
    const SettingText& text = settingTextOf(m_row.key);
    describeSetting(*m_label, *m_box, text);
    m_box->setItemText(m_box->count() - 1, settingWords(text.max));
}

// The field of a setting, by the kind of its row.

std::unique_ptr<SettingField> fieldOf(Document& document, const Setting<bool, Switch>& row) {
    return std::make_unique<SwitchField>(document, row);
}

std::unique_ptr<SettingField> fieldOf(Document& document, const Setting<double, NumberRange>& row) {
    if (row.kind.sliderMax > 0.0 || (row.kind.min == 0.0 && row.kind.max == 1.0)) {
        return std::make_unique<SliderField>(document, row);
    }
    return std::make_unique<NumberField>(document, row);
}

std::unique_ptr<SettingField> fieldOf(Document& document, const Setting<int, CountOrAll>& row) {
    return std::make_unique<CountField>(
        document, row, row.kind.max, 1, [&row](const BindSettings& settings) { return settings.*row.member; },
        [&row](BindSettings& settings, int count) { settings.*row.member = count; });
}

std::unique_ptr<SettingField> fieldOf(Document& document, const Setting<std::size_t, Bytes>& row) {
    constexpr std::size_t mebibyte = std::size_t{1024} * 1024;
    return std::make_unique<CountField>(
        document, row, 1 << 20, 256,
        [&row](const BindSettings& settings) {
            return static_cast<int>(
                std::min<std::size_t>(settings.*row.member / mebibyte, std::numeric_limits<int>::max()));
        },
        [&row](BindSettings& settings, int mebibytes) {
            settings.*row.member = static_cast<std::size_t>(mebibytes) * mebibyte;
        });
}

std::unique_ptr<SettingField> fieldOf(Document& document, const Setting<int, PowerOfTwo>& row) {
    return std::make_unique<ResolutionField>(document, row);
}

template<typename T, std::size_t N>
std::unique_ptr<SettingField> fieldOf(Document& document, const Setting<T, Choice<T, N>>& row) {
    return std::make_unique<ChoiceField>(
        document, row, static_cast<int>(N),
        [&row](const BindSettings& settings) { return static_cast<int>(settings.*row.member); },
        [&row](BindSettings& settings, int value) { settings.*row.member = static_cast<T>(value); });
}

std::unique_ptr<SettingField> fieldOf(Document& document, const FlagsField::Row& row) {
    return std::make_unique<FlagsField>(document, row);
}

template<typename... T>
std::unique_ptr<SettingField> fieldOf(Document& /*document*/, const ListSetting<T...>& /*row*/) {
    return nullptr;
}

} // namespace

void editSettings(Document& document, MergeKey merge, const std::function<void(BindSettings&)>& edit,
                  WeightUpdate update, const QString& step) {
    BindSettings settings = document.state().settings;
    edit(settings);
    setBindSettings(document, settings, merge, update, step);
}

void SettingField::addTo(QFormLayout& form) {
    m_form = &form;
    m_controls = addRows(form);
}

void SettingField::show(const BindSettings& settings) {
    const bool counted = counts(settings);
    for (QWidget* control : m_controls) {
        if (m_info.solversOwn) {
            m_form->setRowVisible(control, counted);
        }
        control->setEnabled(counted);
        describeState(control, counted ? QString() : whyNot(settings));
    }
    showValue(settings);
}

/// What a disabled field says beside its tip.
QString SettingField::whyNot(const BindSettings& settings) const {
    BindSettings usual = settings;
    usual.solver = BindSettings().solver;
    if (!settingCounts(m_info.counts, usual)) {
        return {}; // it is not the solver alone
    }
    return QCoreApplication::translate("SettingField", "Not in use: the solver %1 does not use it.")
        .arg(solverName(settings.solver));
}

bool SettingField::counts(const BindSettings& settings) const {
    return settingCounts(m_info.counts, settings);
}

std::unique_ptr<SettingField> makeSettingField(Document& document, std::string_view key) {
    std::unique_ptr<SettingField> field;
    forEachSetting([&](const auto& row) {
        if (row.key == key) {
            field = fieldOf(document, row);
        }
    });
    return field;
}

void describeSetting(QLabel& label, QWidget& control, const SettingText& text) {
    const QString name = settingWords(text.name);
    describe(&label, &control, name, settingWords(text.tip));
    describeRemedy(&control, settingWords(text.wrong));
    label.setWhatsThis(control.whatsThis());
    int longestWord = 0;
    for (const QString& word : name.split(' ')) {
        longestWord = std::max(longestWord, label.fontMetrics().horizontalAdvance(word));
    }
    label.setWordWrap(true);
    label.setMaximumWidth(std::max(label.minimumWidth(), longestWord));
}

} // namespace sinew
