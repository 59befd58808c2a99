import type { Translated } from '../../messages/translated.js'

export const notMe: Translated['notMe'] = {
  title: 'No fui yo',
  was: '¿No fue usted?',
  lead: 'Entonces ciérrelo aquí: se cierran todas las sesiones, la contraseña deja de servir y le enviamos por correo un enlace para una nueva.',
  account: 'Cuenta',
  what: 'Qué ha ocurrido',
  when: 'Cuándo',
  itWasMe: '¿Fue usted? Entonces salga de esta página. No ha cambiado nada.',
  submit: 'Cerrar todas las sesiones',
  done: 'Se han cerrado todas las sesiones',
  doneLead:
    'La contraseña ya no sirve. Le hemos enviado un enlace por correo: elija allí una contraseña que solo usted conozca.',
  check: {
    client: 'Después revise sus usuarios de API, su cuenta de liquidación y sus segundos factores, y escríbanos.',
    portal: 'Después revise sus segundos factores y avise de inmediato a un administrador.',
  },
  askAgain: 'Pedir el enlace de nuevo',
  contactUs: 'Contactar',
}
