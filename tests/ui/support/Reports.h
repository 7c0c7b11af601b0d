#pragma once

#include "app/document/Document.h"

#include <QModelIndex>
#include <QTreeView>

namespace sinew::test {

constexpr int kReportedLeaks = 12;

/// As a bind leaves it that has found many leaks, the largest first, and something about a part.
void reportLeaks(Document& document);

/// The same with something of most sections: a proposal, a hole, a leak between joints that are far from one
/// another, a flat model, a remark.
void reportOfEverything(Document& document);

/// A limb that its first two joints move, half each.
Scene weighedLimb();

/// The row over the leaks between parents and children, among the notes.
QModelIndex leaksOf(const QTreeView* tree);

void click(QTreeView* tree, const QModelIndex& index);

} // namespace sinew::test
