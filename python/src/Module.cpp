#include "core/solve/Solvers.h"
#include "python/src/Binding.h"
#include "python/src/Character.h"
#include "python/src/Errors.h"
#include "python/src/Weights.h"
#include "python/src/Work.h"

#include <pybind11/pybind11.h>

PYBIND11_MODULE(_sinew, module) {
    module.doc() = "Binds characters to skeletons: the engine of Sinew.";
    module.attr("__version__") = SINEW_VERSION;
    sinew::addErrors(module);
    sinew::addWeights(module);
    sinew::addBind(module);
    sinew::addCharacter(module);
    module.def(
        "solvers",
        [] {
            pybind11::list keys;
            for (const sinew::Solver& solver : sinew::solvers()) {
                keys.append(solver.key);
            }
            return keys;
        },
        "Words for solver=, the usual one first.");
    sinew::cancelWorkAtExit();
}
