import type { Translated } from '../../messages/translated.js'

import { returnOriginsMax } from '../../limits.js'

export const returnOrigins: Translated['returnOrigins'] = {
  returnOrigins: 'Endereços de regresso',
  lead: 'Para onde os seus pagadores podem regressar depois de pagarem na nossa página.',
  leadOf: (name) => `Para onde os pagadores de ${name} podem regressar depois de pagarem na nossa página.`,
  whereTo: 'Para onde os seus pagadores podem regressar',
  choose: 'Escolher para onde os pagadores regressam',
  label: 'Origens, uma por linha',
  help: {
    test: `No máximo ${returnOriginsMax}, cada uma sem caminho. Em modo de teste, http://localhost também serve.`,
    live: `No máximo ${returnOriginsMax}, cada uma com https e sem caminho.`,
  },
  inMode: { test: 'Em modo de teste', live: 'Em modo real' },
  why: 'Recusamos uma sessão de pagamento, ou um pagamento com returnURL, cujo endereço não pertença a nenhuma destas origens. Ninguém pode enviar os seus pagadores para outro lado.',
  example: 'https://loja.example.com',
  save: 'Guardar',
  saved: 'Endereços de regresso guardados',
  failedToSave: 'Não foi possível guardar os endereços de regresso',
  toProfile: 'Voltar ao perfil',
}
