import type { Translated } from '../../messages/translated.js'
import { returnOriginsMax } from '../../limits.js'

export const returnOrigins: Translated['returnOrigins'] = {
  returnOrigins: 'Direcciones de retorno',
  lead: 'A dónde pueden volver sus pagadores después de pagar en nuestra página.',
  leadOf: (name) => `A dónde pueden volver los pagadores de ${name} después de pagar en nuestra página.`,
  whereTo: 'A dónde pueden volver sus pagadores',
  choose: 'Elegir a dónde vuelven los pagadores',
  label: 'Orígenes, uno por línea',
  help: {
    test: `Como máximo ${returnOriginsMax}, cada uno sin ruta. En modo de prueba también vale http://localhost.`,
    live: `Como máximo ${returnOriginsMax}, cada uno con https y sin ruta.`,
  },
  inMode: { test: 'En modo de prueba', live: 'En modo real' },
  why: 'Una sesión de pago, o un pago con returnURL, se rechaza si su dirección no pertenece a ninguno de estos. Nadie puede enviar a sus pagadores a otro sitio.',
  example: 'https://tienda.example.com',
  save: 'Guardar',
  saved: 'Direcciones de retorno guardadas',
  failedToSave: 'No se han podido guardar las direcciones de retorno',
  toProfile: 'Volver al perfil',
}
