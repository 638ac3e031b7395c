import { inputError } from '../graphql/errors';

const maximumLength = 256;

/** Lower case, upper case, digits, and anything else: the fourth class is any other character. */
const classes = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^a-zA-Z0-9]/];

/**
 * Judges a new password by the real backend's rules, in its order.
 * @throws GraphQLError (graphql-input) naming the first rule that is broken.
 */
export const assertPasswordAllowed = (
  password: string,
  email: string,
  rules: { minimumLength: number; requiredClasses: number },
): void => {
  const length = [...password].length;
  if (length > maximumLength) throw inputError(`Please enter a password with at most ${maximumLength} characters.`);
  if (length < rules.minimumLength) {
    throw inputError(
      `The password needs at least ${rules.minimumLength} characters. Create a new password and try again.`,
    );
  }
  if (password.trim() !== password) {
    throw inputError("The password can't begin or end with a space. Verify the password and try again.");
  }
  if (classes.filter((pattern) => pattern.test(password)).length < rules.requiredClasses) {
    throw inputError(
      `Minimum of different classes of characters in password is ${rules.requiredClasses}. ` +
        'Classes of characters: Lower Case, Upper Case, Digits, Special Characters.',
    );
  }
  if (password.toLowerCase() === email.toLowerCase()) {
    throw inputError("The password can't be the same as the email address. Create a new password and try again.");
  }
};
