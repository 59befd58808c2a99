import type { Translated } from '../../messages/translated.js'

export const pendingApproval: Translated['pendingApproval'] = {
  registrationNotApproved: 'Registro no aprobado',
  accountSuspended: 'Cuenta suspendida',
  backToThePublicSite: 'Volver al sitio público',
  registeredAs: 'Registrado como',
  youCanSignInNow: 'Ya puede iniciar sesión, crear usuarios de API y aceptar su primer pago.',
  thankYouForRegisteringOur:
    'Gracias por registrarse. Nuestro equipo está revisando sus datos; no tiene que hacer nada más.',
  pageUpdatesWhenApproved:
    'Esta página cambia sola en cuanto haya una decisión. También puede cerrarla e iniciar sesión más tarde.',
  ourTeamLookedAtYour: 'Nuestro equipo ha revisado su registro y no ha podido aprobarlo.',
  ourTeamHasSuspendedThis: 'Nuestro equipo ha suspendido esta cuenta. No se puede iniciar sesión ni aceptar pagos.',
  reason: 'Motivo',
  youCanCorrectYourDetails:
    'Puede corregir sus datos y volver a solicitar el registro. Su correo y su contraseña no cambian.',
  applyAgain: 'Volver a solicitar',
  contactUs: 'Contactar',
  signInToSeeHow: 'Inicie sesión para ver cómo va su registro.',
  signIn: 'Iniciar sesión',
}
