import type { Translated } from '../../messages/translated.js'
import { counted } from '../../words.js'

const count = counted('fr')

export const persons: Translated['persons'] = {
  title: 'Propriétaires et dirigeants',
  lead: 'Toutes les personnes qui détiennent 25 % ou plus de l’entreprise, et toutes celles qui la dirigent.',
  none: 'Personne n’est encore désigné.',
  open: 'Désigner les propriétaires et dirigeants',
  manage: 'Gérer',
  back: 'Retour à la liste',
  backToClient: 'Retour au client',
  add: 'Ajouter une personne',
  change: 'Modifier',
  save: 'Enregistrer',
  remove: 'Retirer',
  removeQuestion: (name, papers) =>
    `Retirer ${name}${count(papers, { 0: ' ?', one: ', ainsi que le document ?', other: ', ainsi que les # documents ?' })}`,
  of: (action, name) => `${action} : ${name}`,
  identity: 'Pièce d’identité',
  noIdentity: 'Pas encore de pièce d’identité',
  bornOn: (day) => `naissance : ${day}`,
  holds: (share) => `${share} %`,
  exportAll: 'Télécharger tout ce qui est conservé',
  failedToExport: 'Le fichier n’a pas pu être créé',
  erase: 'Effacer',
  eraseQuestion: (name) =>
    `Effacer ${name}, tous les documents de cette personne et les réponses qui la nomment ? C’est irréversible. Le journal retient que vous l’avez fait et pourquoi, mais rien sur la personne.`,
  because: 'Pourquoi',
  becauseWords: {
    person_asked: 'La personne l’a demandé',
    not_needed: 'Ce n’est plus nécessaire',
    given_by_mistake: 'Fourni par erreur',
  },
  erased: (documents) =>
    `Effacé, avec ${count(documents, { 0: '# document', one: 'un document', other: '# documents' })}. Le journal l’indique`,
  added: 'Personne ajoutée',
  changed: 'Personne modifiée',
  removed: 'Personne retirée',
  failedToSave: 'Cette personne n’a pas pu être enregistrée',
  failedToLoad: 'Les personnes n’ont pas pu être chargées',
}
