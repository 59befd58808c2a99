import type { Translated } from '../../messages/translated.js'
import { counted } from '../../words.js'

const count = counted('pt')

export const persons: Translated['persons'] = {
  title: 'Proprietários e administradores',
  lead: 'Todas as pessoas que detêm 25 % ou mais do negócio e todas as que o dirigem.',
  none: 'Ainda não foi indicado ninguém.',
  open: 'Indicar proprietários e administradores',
  manage: 'Gerir',
  back: 'Voltar à lista',
  backToClient: 'Voltar ao cliente',
  add: 'Adicionar uma pessoa',
  change: 'Alterar',
  save: 'Guardar',
  remove: 'Remover',
  removeQuestion: (name, papers) =>
    `Remover ${name}${count(papers, { 0: '?', one: ' e o respetivo documento?', other: ' e os respetivos # documentos?' })}`,
  of: (action, name) => `${action}: ${name}`,
  identity: 'Documento de identificação',
  noIdentity: 'Ainda sem documento de identificação',
  bornOn: (day) => `nascimento: ${day}`,
  holds: (share) => `${share} %`,
  exportAll: 'Transferir tudo o que está guardado',
  failedToExport: 'Não foi possível criar o ficheiro',
  erase: 'Apagar',
  eraseQuestion: (name) =>
    `Apagar ${name}, todos os documentos desta pessoa e as respostas que a nomeiam? Não se pode desfazer. O registo guarda que o fez e porquê, mas nada sobre a pessoa.`,
  because: 'Porquê',
  becauseWords: {
    person_asked: 'A pessoa pediu',
    not_needed: 'Já não é necessário',
    given_by_mistake: 'Foi enviado por engano',
  },
  erased: (documents) =>
    `Apagado, com ${count(documents, { one: 'um documento', other: '# documentos' })}. Fica no registo`,
  added: 'Pessoa adicionada',
  changed: 'Pessoa alterada',
  removed: 'Pessoa removida',
  failedToSave: 'Não foi possível guardar esta pessoa',
  failedToLoad: 'Não foi possível carregar as pessoas',
}
