import type { Translated } from '../../messages/translated.js'
import { counted } from '../../words.js'

const count = counted('es')

export const forgotPassword: Translated['forgotPassword'] = {
  askForALinkThat: 'Pida un enlace para establecer una contraseña nueva en su cuenta de comercio de Gatehouse.',
  backToSignIn: 'Volver al inicio de sesión',
  typeTheEMailYou: 'Escriba el correo con el que se registró. Le enviamos un enlace.',
  lookIntoYourMail: 'Mire su correo',
  theLinkFor: 'El enlace para',
  worksOnceAndForMinutes: (minutes) =>
    `funciona una sola vez, durante ${count(minutes, { one: '# minuto', other: '# minutos' })}.`,
  noEmailCheckSpam: '¿No hay nada? Mire en la carpeta de correo no deseado o',
  tryAnotherAddress: 'pruebe con otra dirección',
}
