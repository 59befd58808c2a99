import type { Translated } from '../../messages/translated.js'

export const enrolment: Translated['enrolment'] = {
  title: 'Configurar um segundo fator',
  leadRequired: 'A sua conta exige um segundo fator. Configura-se uma vez e demora um minuto.',
  stepsIntro:
    'Precisa de uma aplicação de autenticação no seu telefone, como Aegis, 1Password ou Google Authenticator.',
  begin: 'Configurar uma aplicação de autenticação',
  password: 'Palavra-passe',
  passwordHelp: 'A sua última confirmação já foi há algum tempo: escreva de novo a sua palavra-passe.',
  scan: 'Leia este código com a aplicação',
  qrAlt: 'Código QR para a sua aplicação de autenticação',
  orType: 'Ou escreva esta chave na aplicação',
  code: 'Código',
  codeHelp: 'Os seis dígitos que a aplicação mostra a seguir.',
  confirm: 'Confirmar',
  doneTitle: 'Guarde os seus códigos de recuperação',
  doneLead:
    'Se perder o telefone, cada um deles permite-lhe entrar uma vez. Só são mostrados agora: imprima-os ou guarde-os.',
  recoveryCodes: 'Códigos de recuperação',
  goOn: 'Já os guardei, continuar',
  signInInstead: 'Entrar com outra conta',
  failed: 'Não funcionou. Comece de novo',
  announced: (day) => `A partir de ${day}, toda a equipa precisa de um segundo fator, e ainda não tem nenhum.`,
  setUpNow: 'Configurar agora',
}
