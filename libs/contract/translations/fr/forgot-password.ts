import type { Translated } from '../../messages/translated.js'
import { counted } from '../../words.js'

const count = counted('fr')

export const forgotPassword: Translated['forgotPassword'] = {
  askForALinkThat: 'Demandez un lien pour définir un nouveau mot de passe pour votre compte marchand Gatehouse.',
  backToSignIn: 'Retour à la connexion',
  typeTheEMailYou: 'Saisissez l’e-mail de votre inscription. Nous vous envoyons un lien.',
  lookIntoYourMail: 'Consultez votre messagerie',
  theLinkFor: 'Le lien pour',
  worksOnceAndForMinutes: (minutes) =>
    `est valable une fois, pendant ${count(minutes, { one: '# minute', other: '# minutes' })}.`,
  noEmailCheckSpam: 'Rien reçu ? Regardez dans le dossier des indésirables, ou',
  tryAnotherAddress: 'essayez une autre adresse',
}
