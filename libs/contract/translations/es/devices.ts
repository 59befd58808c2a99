import type { Translated } from '../../messages/translated.js'
import { counted } from '../../words.js'

const count = counted('es')

export const devices: Translated['devices'] = {
  title: 'Conectar una línea de comandos',
  lead: 'Permita que gatehouse-cli, en un equipo suyo, llame a Gatehouse en modo de prueba.',
  enterTheCode: 'Escriba el código',
  whereTheCodeIs: 'gatehouse-cli login lo muestra en la terminal. Vale diez minutos.',
  code: 'Código',
  goOn: 'Continuar',
  isItYours: '¿Es esta su terminal?',
  sameCode: 'Debe mostrar este código. Si nadie que conozca lo acaba de pedir, rechácelo.',
  computer: 'Equipo',
  askedFrom: 'Pedido desde',
  program: 'Programa',
  asked: 'Pedido',
  whatItGets: 'Lo que recibe',
  aKeyForDays: (days) =>
    `Un usuario de API en modo de prueba, durante ${count(days, { one: '# día', other: '# días' })}`,
  role: 'Rol',
  commandLinePermissions:
    'Lo que puede hacer la línea de comandos. Puede cambiarlo o terminarlo después en Usuarios de API.',
  allow: 'Permitir',
  deny: 'Rechazar',
  anotherCode: 'Escribir otro código',
  allowed: 'Permitido. Su terminal continúa automáticamente',
  denied: 'Rechazado. El código ya no sirve para nada',
  failedToAllow: 'No se ha podido permitir la línea de comandos',
  failedToDeny: 'No se ha podido rechazar la línea de comandos',
  orSignIn: '¿Una terminal le muestra un código?',
}
