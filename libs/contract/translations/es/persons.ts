import type { Translated } from '../../messages/translated.js'
import { counted } from '../../words.js'

const count = counted('es')

export const persons: Translated['persons'] = {
  title: 'Propietarios y administradores',
  lead: 'Todas las personas que poseen el 25 % o más de la empresa y todas las que la dirigen.',
  none: 'Aún no se ha indicado a nadie.',
  open: 'Indicar propietarios y administradores',
  manage: 'Gestionar',
  back: 'Volver a la lista',
  backToClient: 'Volver al cliente',
  add: 'Añadir una persona',
  change: 'Cambiar',
  save: 'Guardar',
  remove: 'Quitar',
  removeQuestion: (name, papers) =>
    `¿Quitar a ${name}${count(papers, { 0: '?', one: ' y el documento?', other: ' y los # documentos?' })}`,
  of: (action, name) => `${action}: ${name}`,
  identity: 'Documento de identidad',
  noIdentity: 'Aún no hay documento de identidad',
  bornOn: (day) => `fecha de nacimiento: ${day}`,
  holds: (share) => `${share} %`,
  exportAll: 'Descargar todo lo que se guarda',
  failedToExport: 'No se ha podido crear el archivo',
  erase: 'Borrar',
  eraseQuestion: (name) =>
    `¿Borrar a ${name}, todos los documentos de esta persona y las respuestas que la nombran? No se puede deshacer. El registro conserva que usted lo hizo y por qué, y ningún dato de la persona.`,
  because: 'Por qué',
  becauseWords: {
    person_asked: 'La persona lo ha pedido',
    not_needed: 'Ya no se necesita',
    given_by_mistake: 'Se entregó por error',
  },
  erased: (documents) =>
    `Borrado, con ${count(documents, { one: '# documento', other: '# documentos' })}. Consta en el registro`,
  added: 'Persona añadida',
  changed: 'Persona actualizada',
  removed: 'Persona quitada',
  failedToSave: 'No se ha podido guardar esta persona',
  failedToLoad: 'No se han podido cargar las personas',
}
