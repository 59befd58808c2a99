export const formSentAlready =
  'This form was sent already. Look at the list, and open the form anew to send another one'
export const unreadableFormID = 'A form id has 8 to 64 letters, digits, - or _'
