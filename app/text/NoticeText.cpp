#include "app/text/NoticeText.h"

namespace sinew {

QString noticeText(const Notice& notice, double metersPerUnit) {
    return QString::fromStdString(noticeWords(notice, metersPerUnit));
}

QString wordText(const std::string& word) {
    return QString::fromStdString(argumentWord(word));
}

QString contentText(const std::string& kindAndCount) {
    return QString::fromStdString(contentWords(kindAndCount));
}

} // namespace sinew
