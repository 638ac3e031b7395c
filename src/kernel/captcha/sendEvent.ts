/**
 * Event of a form element whose fields are all right, before anything is sent. A part of the form that is no field of it
 * holds it back by `preventDefault`, and says why.
 */
export const sendEvent = 'shop:send';
