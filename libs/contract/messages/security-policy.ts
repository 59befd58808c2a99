export const choiceRequired = 'Please choose whether staff need a second factor'
export const trueOrFalse = 'Please say true or false'
