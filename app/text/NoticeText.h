#pragma once

#include "app/text/words/NoticeWords.h"

#include <QString>

#include <string>

namespace sinew {

// Texts of app/text/words/NoticeWords.h as Qt has them.

QString noticeText(const Notice& notice, double metersPerUnit = 1.0);
QString wordText(const std::string& word);
QString contentText(const std::string& kindAndCount);

} // namespace sinew
