import type { Translated } from '../../messages/translated.js'
import { counted } from '../../words.js'

const count = counted('pt')

export const forgotPassword: Translated['forgotPassword'] = {
  askForALinkThat: 'Peça um link para definir uma nova palavra-passe para a sua conta de comerciante Gatehouse.',
  backToSignIn: 'Voltar ao início de sessão',
  typeTheEMailYou: 'Escreva o e-mail com que se registou. Enviamos-lhe um link.',
  lookIntoYourMail: 'Veja o seu correio',
  theLinkFor: 'O link para',
  worksOnceAndForMinutes: (minutes) =>
    `funciona uma vez, durante ${count(minutes, { one: '# minuto', other: '# minutos' })}.`,
  noEmailCheckSpam: 'Não chegou nada? Veja a pasta de spam, ou',
  tryAnotherAddress: 'experimente outro endereço',
}
