#pragma once

#include "app/document/Document.h"
#include "app/document/PosedMesh.h"
#include "app/document/ViewState.h"
#include "app/jobs/BindController.h"
#include "app/jobs/TaskPool.h"

namespace sinew {

/// What a window works on. The pool goes first when it ends, so that no task outlives what it writes to.
struct Workspace {
    Document document;
    PosedMesh posed{document};
    ViewState view;
    TaskPool pool;
    BindController bind{document, posed, pool};
};

} // namespace sinew
