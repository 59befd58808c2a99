// Jest runs ES modules through an experimental part of Node, which says so once in each worker. Other warnings stay.
const emitWarning = process.emitWarning

process.emitWarning = (warning, ...details) => {
  if (String(warning).startsWith('VM Modules is an experimental feature')) return
  emitWarning.call(process, warning, ...details)
}
