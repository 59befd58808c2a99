import type { Translated } from '../../messages/translated.js'
import { counted } from '../../words.js'

const count = counted('pt')

export const devices: Translated['devices'] = {
  title: 'Ligar uma linha de comandos',
  lead: 'Permita que gatehouse-cli, num computador seu, chame o Gatehouse em modo de teste.',
  enterTheCode: 'Introduza o código',
  whereTheCodeIs: 'gatehouse-cli login mostra-o no terminal. É válido durante dez minutos.',
  code: 'Código',
  goOn: 'Continuar',
  isItYours: 'Este terminal é seu?',
  sameCode: 'Tem de mostrar este código. Se ninguém que conheça acabou de o pedir, recuse.',
  computer: 'Computador',
  askedFrom: 'Pedido a partir de',
  program: 'Programa',
  asked: 'Pedido em',
  whatItGets: 'O que recebe',
  aKeyForDays: (days) =>
    `Um utilizador de API em modo de teste, durante ${count(days, { one: '# dia', other: '# dias' })}`,
  role: 'Função',
  commandLinePermissions:
    'O que a linha de comandos pode fazer. Pode alterá-lo ou terminá-lo mais tarde, em Utilizadores de API.',
  allow: 'Permitir',
  deny: 'Recusar',
  anotherCode: 'Introduzir outro código',
  allowed: 'Permitido. O seu terminal continua sozinho',
  denied: 'Recusado. O código já não serve para nada',
  failedToAllow: 'Não foi possível permitir a linha de comandos',
  failedToDeny: 'Não foi possível recusar a linha de comandos',
  orSignIn: 'Um terminal mostra-lhe um código?',
}
