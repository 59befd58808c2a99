import type { Translated } from '../../messages/translated.js'

export const enrolment: Translated['enrolment'] = {
  title: 'Configurar un segundo factor',
  leadRequired: 'Su cuenta necesita un segundo factor. Se configura una sola vez y tarda un minuto.',
  stepsIntro:
    'Necesita una aplicación de autenticación en el teléfono, por ejemplo Aegis, 1Password o Google Authenticator.',
  begin: 'Configurar una aplicación de autenticación',
  password: 'Contraseña',
  passwordHelp: 'Hace tiempo de su última comprobación: escriba de nuevo la contraseña.',
  scan: 'Escanee este código con la aplicación',
  qrAlt: 'Código QR para la aplicación de autenticación',
  orType: 'O escriba esta clave en la aplicación',
  code: 'Código',
  codeHelp: 'Las seis cifras que muestra entonces la aplicación.',
  confirm: 'Confirmar',
  doneTitle: 'Guarde sus códigos de recuperación',
  doneLead:
    'Si pierde el teléfono, cada uno le permite entrar una vez. Solo se muestran ahora: imprímalos o guárdelos.',
  recoveryCodes: 'Códigos de recuperación',
  goOn: 'Los he guardado, continuar',
  signInInstead: 'Iniciar sesión como otra persona',
  failed: 'No ha funcionado. Empiece de nuevo',
  announced: (day) => `A partir del ${day}, todo el personal necesita un segundo factor, y usted aún no tiene ninguno.`,
  setUpNow: 'Configurarlo ahora',
}
