import { useDispatch } from 'react-redux';
import type { AppDispatch } from './thunk';

/** `dispatch` that also takes thunks and gives back what they return. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
