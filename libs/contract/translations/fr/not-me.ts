import type { Translated } from '../../messages/translated.js'

export const notMe: Translated['notMe'] = {
  title: 'Ce n’était pas moi',
  was: 'Ce n’était pas vous ?',
  lead: 'Alors mettez-y fin ici : tout le monde est déconnecté, le mot de passe n’ouvre plus rien, et nous vous envoyons un lien pour en définir un nouveau.',
  account: 'Compte',
  what: 'Événement',
  when: 'Date',
  itWasMe: 'C’était vous ? Alors quittez cette page. Rien n’a changé.',
  submit: 'Déconnecter tout le monde',
  done: 'Tout le monde est déconnecté',
  doneLead:
    'Le mot de passe n’ouvre plus rien. Nous vous avons envoyé un lien par e-mail : choisissez-y un mot de passe que vous seul connaissez.',
  check: {
    client:
      'Vérifiez ensuite vos utilisateurs API, votre compte de règlement et vos seconds facteurs, et écrivez-nous.',
    portal: 'Vérifiez ensuite vos seconds facteurs, et prévenez immédiatement un administrateur.',
  },
  askAgain: 'Redemander le lien',
  contactUs: 'Nous contacter',
}
