import type { RestEndpoint } from '../../rest/restRouter';
import { photoEndpointPath } from './photoPaths';
import { takePhoto } from './takePhoto';

/** Takes one photo, as it is, for a review that is being written. */
export const photoEndpoint: RestEndpoint = {
  method: 'POST',
  pattern: photoEndpointPath,
  takesFile: true,
  handle: (context, _parameters, body) => takePhoto(context, body),
};
