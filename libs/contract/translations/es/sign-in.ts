import type { Translated } from '../../messages/translated.js'

export const signIn: Translated['signIn'] = {
  clientLogin: {
    submit: 'Iniciar sesión',
    busy: 'Iniciando sesión…',
    backToSignup: 'Volver al registro',
    forgotPassword: '¿Ha olvidado la contraseña?',
    failure: 'No se ha podido iniciar sesión',
    unexpected: 'Se ha producido un error inesperado',
    noToken: 'El servidor no ha enviado ningún token',
    wrongCredentials: 'El correo o la contraseña no son correctos',
    pendingApproval: 'La cuenta está pendiente de aprobación',
  },
  pendingApproval: {
    active: 'Su cuenta está activa',
    goToLogin: 'Ir a iniciar sesión',
    pending: 'Registro pendiente de aprobación',
    noStatus: 'Acceso denegado',
    underReview: 'Nuestro equipo está revisando su cuenta.',
  },
  adminLogin: {
    submit: 'Iniciar sesión',
    toast: 'El correo o la contraseña no son correctos',
    wrongCredentials: 'Las credenciales no son válidas',
  },
  signInRefusal: {
    locked:
      'Demasiadas contraseñas incorrectas. Durante un tiempo, esta cuenta solo se puede abrir desde dispositivos en los que ya se haya iniciado sesión',
    slowed: 'Varias contraseñas incorrectas. Espere un momento antes de volver a intentarlo',
    triesUsedUp: 'Demasiadas contraseñas incorrectas. Espere media hora o establezca una contraseña nueva por correo',
    help: 'Si existe una cuenta con esta dirección, le hemos enviado un correo. El enlace que contiene permite iniciar sesión en este navegador de inmediato.',
  },
  signInLink: {
    title: 'Iniciar sesión en este navegador',
    submit: 'Permitir que este navegador inicie sesión',
    success: 'Este navegador ya puede iniciar sesión. Escriba su contraseña.',
    failure: 'Este enlace ya se ha usado, ha caducado o está incompleto.',
  },
  session: {
    signedIn: 'Sesión iniciada',
    signedOut: 'Sesión cerrada',
    ended: 'Su sesión ha terminado. Inicie sesión de nuevo.',
    endedKept: 'Su sesión ha terminado. Inicie sesión de nuevo: lo que escribió se conserva y se le ofrecerá entonces.',
    keptLead: 'Su sesión había terminado cuando envió esto. No se ha ejecutado; las contraseñas no se conservan.',
  },
}
