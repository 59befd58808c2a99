import type { Translated } from '../../messages/translated.js'
import { counted } from '../../words.js'

const count = counted('fr')

export const forgotPassword: Translated['forgotPassword'] = {
  requestAResetLink: 'Recevez un lien pour réinitialiser le mot de passe de votre compte marchand Gatehouse.',
  backToSignIn: 'Retour à la connexion',
  enterYourEmail: 'Saisissez l’e-mail de votre inscription. Nous vous enverrons un lien.',
  checkYourEmail: 'Consultez vos e-mails',
  theLinkFor: 'Le lien pour',
  worksOnceAndForMinutes: (minutes) =>
    `est valable une fois, pendant ${count(minutes, { one: '# minute', other: '# minutes' })}.`,
  noEmailCheckSpam: 'Rien reçu ? Regardez dans le dossier des indésirables, ou',
  tryAnotherAddress: 'essayez une autre adresse',
}
