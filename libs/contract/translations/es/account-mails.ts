import type { Translated } from '../../messages/translated.js'

export const accountMails: Translated['accountMails'] = {
  greeting: (name) => `Hola, ${name}:`,
  buttonDoesNotWork: (address) => `Si el botón no funciona, abra esta dirección: ${address}`,
  automatic: 'Gatehouse ha enviado este correo automáticamente por una decisión sobre su cuenta.',
  reason: (text) => `El motivo: ${text}`,
  contactUs: 'Contactar',
  signIn: 'Iniciar sesión',
  approved: 'Su cuenta de Gatehouse está aprobada',
  approvedNews: 'Buenas noticias: hemos aprobado su registro. Puede iniciar sesión y empezar a aceptar pagos.',
  rejected: 'Su registro en Gatehouse no se ha aprobado',
  rejectedNews: 'Hemos revisado su registro y no hemos podido aprobarlo.',
  suspended: 'Su cuenta de Gatehouse está suspendida',
  suspendedNews:
    'Hemos suspendido su cuenta. Hasta que vuelva a estar activa no puede iniciar sesión, y sus usuarios de API se rechazan.',
}
