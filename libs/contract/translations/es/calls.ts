import type { Translated } from '../../messages/translated.js'

export const calls: Translated['calls'] = {
  thisFormWasSentBefore: 'Este formulario ya se envió con otros datos, y esos son los que cuentan. Ábralo de nuevo',
  failedToLoadTheList: 'No se ha podido cargar la lista.',
  somethingWentWrongPleaseTry: 'Se ha producido un error. Inténtelo de nuevo en un momento',
  tryItReference: 'Pruébelo (referencia)',
  theApiUserIsDisabled: (tryItName) =>
    `El usuario de API «${tryItName}» está desactivado. Actívelo primero en Usuarios de API`,
  chooseACurrencyForThis: 'Elija una moneda para este importe',
  pleaseEnterAnAmountSuch: (example) => `Escriba un importe, por ejemplo ${example}`,
  changedBySomeoneElse: (saved) =>
    `Otra persona lo ha cambiado entretanto. Guardado ahora: ${saved}. Guarde de nuevo para sustituirlo por lo suyo`,
}
