import type { Translated } from '../../messages/translated.js'

export const stepUp: Translated['stepUp'] = {
  required: 'Confirme que es usted y envíe esto de nuevo',
  notThisWay: 'Confirme con uno de los métodos de su cuenta',
  wrongPassword: 'Esta contraseña no es correcta',
  passwordOrCode: 'Escriba su contraseña o un código de su segundo factor',
  codeRequired: 'El código es obligatorio',
  title: 'Confirme que es usted',
  leadCode:
    'Para esto se necesita un código nuevo de su segundo factor. Lo que ha escrito se conserva y se envía justo después.',
  leadPasskey:
    'Para esto se necesita de nuevo su llave de acceso o un código nuevo. Lo que ha escrito se conserva y se envía justo después.',
  leadPassword: 'Para esto se necesita de nuevo su contraseña. Lo que ha escrito se conserva y se envía justo después.',
  leadFile: 'Confirme que es usted para descargar esta exportación.',
  code: 'Código',
  codeHelp: 'Las seis cifras que muestra ahora la aplicación o uno de sus códigos de recuperación.',
  password: 'Contraseña',
  submit: 'Confirmar',
  cancel: 'Cancelar',
  backWithout: 'Volver sin hacerlo',
  unanswered: 'No se ha podido confirmar. Inténtelo de nuevo',
  ready: 'Gracias. Su archivo está listo.',
  download: 'Descargar el archivo',
  back: 'Volver a la lista',
  fileTooLarge: (megabytes) =>
    `Su archivo supera los ${megabytes} MB. Confirme primero y luego vuelva a elegir el archivo`,
}
