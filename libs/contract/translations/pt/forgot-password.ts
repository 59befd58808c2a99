import type { Translated } from '../../messages/translated.js'
import { counted } from '../../words.js'

const count = counted('pt')

export const forgotPassword: Translated['forgotPassword'] = {
  requestAResetLink: 'Receba um link para redefinir a palavra-passe da sua conta de comerciante Gatehouse.',
  backToSignIn: 'Voltar ao início de sessão',
  enterYourEmail: 'Escreva o e-mail com que se registou. Enviamos-lhe um link.',
  checkYourEmail: 'Verifique o seu e-mail',
  theLinkFor: 'O link para',
  worksOnceAndForMinutes: (minutes) =>
    `funciona uma vez, durante ${count(minutes, { one: '# minuto', other: '# minutos' })}.`,
  noEmailCheckSpam: 'Não chegou nada? Veja a pasta de spam, ou',
  tryAnotherAddress: 'experimente outro endereço',
}
