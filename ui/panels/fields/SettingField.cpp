#include "ui/panels/fields/SettingField.h"

#include "app/text/SettingText.h"
#include "app/text/SolverText.h"
#include "ui/panels/fields/ChoiceFields.h"
#include "ui/panels/fields/NumberFields.h"
#include "ui/widgets/Panel.h"

#include <QCoreApplication>
#include <QFormLayout>
#include <QLabel>

#include <algorithm>
#include <limits>

namespace sinew {
namespace {

// The field of a setting, by the kind of its row.

std::unique_ptr<SettingField> fieldOf(Document& document, const Setting<bool, Switch>& row) {
    return std::make_unique<SwitchField>(document, row);
}

std::unique_ptr<SettingField> fieldOf(Document& document, const Setting<double, NumberRange>& row) {
    if (row.kind.sliderMost > 0.0 || (row.kind.least == 0.0 && row.kind.most == 1.0)) {
        return std::make_unique<SliderField>(document, row);
    }
    return std::make_unique<NumberField>(document, row);
}

std::unique_ptr<SettingField> fieldOf(Document& document, const Setting<int, CountOrAll>& row) {
    return std::make_unique<CountField>(
        document, row, row.kind.most, 1,
        [&row](const BindSettings& settings) { return settings.*row.member; },
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
