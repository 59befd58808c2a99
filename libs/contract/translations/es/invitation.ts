import type { Translated } from '../../messages/translated.js'

export const invitation: Translated['invitation'] = {
  title: (client) => `Unirse a ${client}`,
  pageTitle: 'Su invitación',
  lead: (role, client) => `Le invitan a trabajar en la cuenta de ${client}. Su rol allí: ${role}.`,
  address: 'Dirección',
  until: 'Válida hasta',
  name: 'Su nombre',
  choosePassword: 'Elija una contraseña',
  accept: 'Aceptar la invitación',
  acceptAndSignIn: 'Aceptar e ir a iniciar sesión',
  hasLogin: 'Esta dirección ya tiene una cuenta de Gatehouse. Inicie sesión con ella y vuelva aquí para aceptar.',
  signIn: 'Iniciar sesión para aceptar',
  signedInAs: 'Acepte con la cuenta con la que ha iniciado sesión.',
  failed: 'No se ha podido aceptar la invitación. Inténtelo de nuevo',
  signInNow: 'Inicie sesión ahora con su dirección y su contraseña.',
}
